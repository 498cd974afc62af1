"""The contract and the attacks, against the pages of pages.ts: contract.py PORT"""

import sys

from gi.repository import GLib

from shell import Shell, code_message, require, until


def main(port):
    ours, stranger = f"http://localhost:{port}", f"http://127.0.0.1:{port}/stranger"
    verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"

    plain = Shell(ours, has_bridge=False)
    plain.open(f"{ours}/sign-in", "WEBSITE")
    require("without the handler the site takes itself for a website", not plain.asked)

    shell = Shell(ours)
    shell.open(f"{ours}/sign-in")
    asked = shell.until_asked("googleSignIn")
    wanted = {"action": "googleSignIn", "scope": "openid email profile"}
    require("the page asks as the contract says", {**asked, **wanted} == asked)
    require("before that it says that it listens", shell.asked[0] == {"action": "ready"})
    hooks = "</script>\u2028'\"\\"
    require("a code is heard", shell.say_and_wait(code_message(hooks, verifier)) == "ok")
    until("the token", lambda: shell.title == f"IOS_APP|token:{hooks}")

    shell.open(f"{ours}/sign-in")
    asked = shell.until_asked("googleSignIn")
    error = {"reqType": "googleSignIn", "status": "error", "error": "cancelled"}
    if "reqId" in asked:
        error["reqId"] = asked["reqId"]
    require("an error is heard", shell.say_and_wait(error) == "ok")
    until("the complaint", lambda: shell.title.startswith("IOS_APP|") and "token" not in shell.title)

    shell.open(f"{ours}/bare", "bare")
    require("a page that does not listen has not heard", shell.say_and_wait(error) == "nohook")

    shell.open(f"{ours}/with-a-frame", "framed")
    require("with a stranger in a frame", shell.say_and_wait(error) == "ok")
    until("the page hears it", lambda: shell.title == "the page heard")

    shell.open(stranger, "found nothing")
    require("a stranger finds no app and hears nothing", shell.say_and_wait(error) == "origin")
    require("and it has not", shell.title == "found nothing")

    came_to = set()
    for turn in range(20):
        shell.open(f"{ours}/sign-in")
        shell.until_asked("googleSignIn")
        shell.run(f"location.href = '{stranger}'")
        outcomes = []
        while not shell.title.startswith("found") and len(outcomes) < 400:
            outcomes.append(shell.say(code_message(f"c{turn}", verifier)))
            for _ in range(3):
                GLib.MainContext.default().iteration(False)
        until("the stranger's page", lambda: shell.title.startswith("found"))
        # What was said to a page that went meanwhile may have no outcome at all; what is said to this one has.
        outcomes.append(shell.say(code_message(f"c{turn}", verifier)))
        until("the last delivery", lambda: outcomes[-1])
        came_to |= {outcome[0] for outcome in outcomes if outcome}
        if shell.title != "found nothing":
            raise SystemExit(f"✗ a stranger heard a code: {shell.title}")
    require(f"who comes while a code is said hears nothing: {sorted(came_to)}", {"ok", "origin"} <= came_to)

    shell.open(f"{ours}/sign-in")
    shell.until_asked("googleSignIn")
    shell.say(code_message("from-webkitgtk", verifier))
    until("the token", lambda: shell.title == "IOS_APP|token:from-webkitgtk")
    print(shell.title)


if __name__ == "__main__":
    main(sys.argv[1])
