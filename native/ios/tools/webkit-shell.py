"""The iOS app's side of the contract in a real WebKit: the same handler, the same delivery (read from BridgeGate.swift),
the same order of attaching. WebKitGTK does not say which frame a message came from: that check runs in Swift only.

webkit-shell.py fixture PORT   the contract and the attacks, against webkit-fixture.ts
webkit-shell.py site URL       signs in with Google on a running site whose Google signs everybody in by itself
"""

import base64
import hashlib
import json
import pathlib
import re
import secrets
import sys
import time
import urllib.parse
import urllib.request

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

ios = pathlib.Path(__file__).resolve().parent.parent
gate = (ios / "Core/Sources/ShellCore/BridgeGate.swift").read_text()
delivery = re.search(r'delivery = """\n(.*?)\n\s*"""', gate, re.S).group(1)


def until(what, condition, seconds=20):
    """Runs the main loop until a condition holds."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise SystemExit(f"✗ {what}: waited for {seconds} seconds in vain")
        if not GLib.MainContext.default().iteration(False):
            time.sleep(0.005)


def require(what, is_so):
    if not is_so:
        raise SystemExit(f"✗ {what}")
    print(f"✓ {what}")


def origin_of(address):
    at = urllib.parse.urlsplit(address)
    return f"{at.scheme}://{at.netloc}"


class Shell:
    """A web view that attaches the bridge to pages of one origin."""

    name = "iosInterface"

    def __init__(self, origin, has_bridge=True):
        self.origin = origin
        self.asked = []
        self.attached = False
        self.has_bridge = has_bridge
        self.content = WebKit2.UserContentManager()
        self.content.connect(f"script-message-received::{self.name}", self.hear)
        # Nothing of an earlier run, nothing for a later one.
        self.view = WebKit2.WebView(
            user_content_manager=self.content, web_context=WebKit2.WebContext.new_ephemeral()
        )
        self.view.connect("decide-policy", self.attach)
        self.window = Gtk.Window(default_width=400, default_height=800)
        self.window.add(self.view)
        self.window.show_all()

    @property
    def is_ours(self):
        return origin_of(self.view.get_uri() or "") == self.origin

    @property
    def title(self):
        return self.view.get_title() or ""

    def attach(self, _view, decision, kind):
        """Before a page is loaded, as the app does. WebKitGTK asks for frames alike: one of a stranger detaches too."""
        if kind != WebKit2.PolicyDecisionType.NAVIGATION_ACTION:
            return False
        address = decision.get_navigation_action().get_request().get_uri()
        wanted = self.has_bridge and origin_of(address) == self.origin
        if wanted and not self.attached:
            self.content.register_script_message_handler(self.name)
        if self.attached and not wanted:
            self.content.unregister_script_message_handler(self.name)
        self.attached = wanted
        return False

    def hear(self, _content, result):
        if self.is_ours:
            self.asked.append(json.loads(result.get_js_value().to_json(0)))

    def open(self, address, title=None):
        self.asked.clear()
        self.view.load_uri(address)
        if title is not None:
            until(f"{address} says {title}", lambda: self.title == title)

    def call(self, body, **arguments):
        """Runs the body of a function in the page. Returns a list that holds what it came to, once it has."""
        outcome = []

        def done(view, result):
            try:
                outcome.append(view.call_async_javascript_function_finish(result).to_string())
            except GLib.Error:
                outcome.append("gone")

        given = GLib.Variant("a{sv}", {key: GLib.Variant("s", value) for key, value in arguments.items()})
        self.view.call_async_javascript_function(body, -1, given, None, None, None, done)
        return outcome

    def call_and_wait(self, body):
        outcome = self.call(body)
        until("an answer of the page", lambda: outcome)
        return outcome[0]

    def say(self, message):
        """As call: `ok` where the page has heard it."""
        return self.call(delivery, json=json.dumps(message), origin=self.origin)

    def say_and_wait(self, message):
        outcome = self.say(message)
        until("a delivery", lambda: outcome)
        return outcome[0]

    def until_asked(self, action):
        until(f"the page asks {action}", lambda: any(one["action"] == action for one in self.asked))
        return next(one for one in self.asked if one["action"] == action)

    def run(self, script):
        self.view.evaluate_javascript(script, -1, None, None, None, None)


def code_message(code, verifier):
    return {"type": "googleLoginToken", "token": code, "tokenKind": "handoff_code", "codeVerifier": verifier}


def try_fixture(port):
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
        # What was said to a page that went meanwhile may have no outcome at all.
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


def hand_off(origin):
    """What the system's browser does: begins at our server, follows its Google, ends on our page with a code."""
    verifier, state = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
    challenge = base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).rstrip(b"=").decode()
    query = {
        "platform": "IOS_APP",
        "state": state,
        "code_challenge": challenge,
        "code_challenge_method": "S256",
    }
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    with browser.open(f"{origin}/native/google/start?{urllib.parse.urlencode(query)}") as end:
        done = urllib.parse.urlsplit(end.url)
    said = dict(urllib.parse.parse_qsl(done.query))
    require("the browser comes back with a code", done.path == "/native/google/done" and "code" in said)
    require("and with the state of the app", said["state"] == state)
    return code_message(said["code"], verifier)


def upload(shell):
    """A picture of the phone, chosen in the system's own window: WebKit asks the app nothing that it could refuse."""
    picture = ios / "App/Assets.xcassets/AppIcon.appiconset/icon.png"
    shell.view.connect("run-file-chooser", lambda _view, request: request.select_files([str(picture)]) or True)
    shell.open(f"{shell.origin}/profile")

    def has(script):
        return shell.call_and_wait(f"return Boolean({script});") == "true"

    def click(what, script):
        until(what, lambda: has(script))
        shell.run(f"{script}.click()")

    def button(words):
        return f"[...document.querySelectorAll('main button')].find((one) => one.textContent.trim() === '{words}')"

    click("the button to edit", button("Edit Profile"))
    click("the field for a photo", "document.querySelector('main form input[type=file]')")
    until("the chosen file", lambda: has("document.querySelector('main form').textContent.includes('icon.png will be')"))
    click("the button to save", button("Save"))
    until("the form is closed", lambda: not has("document.querySelector('main form input[type=file]')"))
    photo = "[...document.querySelectorAll('main img')].find((one) => one.alt === 'Kabir Sample')"
    until("the photo", lambda: has(f"{photo}?.naturalWidth > 0 && !{photo}.src.startsWith('data:')"))
    print("✓ a picture is chosen, uploaded and shown")


def try_site(url):
    origin = origin_of(url)
    shell = Shell(origin)
    shell.open(f"{origin}/login")
    shell.until_asked("ready")
    session = "const answer = await fetch('/account/session'); return answer.status + await answer.text();"
    button = "[...document.querySelectorAll('main button')].find((one) => one.textContent.includes('Google'))"

    def press():
        shell.asked.clear()

        def asked():
            shell.run(f"{button}.click()")
            time.sleep(0.1)
            return any(one["action"] == "googleSignIn" for one in shell.asked)

        until("the page asks to sign in", asked)

    press()
    error = {"reqType": "googleSignIn", "status": "error", "error": "cancelled"}
    require("the page hears that it was called off", shell.say_and_wait(error) == "ok")
    alert = "return document.querySelector('main [role=alert]')?.textContent ?? '';"
    until("it says so", lambda: shell.call_and_wait(alert).strip())
    require("and nobody is signed in", "kabir" not in shell.call_and_wait(session))

    press()
    message = hand_off(origin)
    require("a code is heard", shell.say_and_wait(message) == "ok")
    until("the page leads on", lambda: not (shell.view.get_uri() or "").endswith("/login"))
    require("somebody is signed in", "kabir@example.com" in shell.call_and_wait(session))
    upload(shell)
    print(f"IOS_APP|token:{message['token'][:6]}… on {origin}")


if __name__ == "__main__":
    {"fixture": try_fixture, "site": try_site}[sys.argv[1]](sys.argv[2])
