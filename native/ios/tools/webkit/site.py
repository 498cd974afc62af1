"""Signs in, uploads and pays on a running site whose Google signs everybody in by itself: site.py URL"""

import base64
import hashlib
import secrets
import sys
import time
import urllib.parse
import urllib.request

from shell import Shell, code_message, ios, origin_of, require, until


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


def has(shell, script):
    return shell.call_and_wait(f"return Boolean({script});") == "true"


def click(shell, what, script):
    until(what, lambda: has(shell, script))
    shell.run(f"{script}.click()")


def button(words, within="document.querySelector('main')"):
    return f"[...{within}.querySelectorAll('button')].find((one) => one.textContent.trim().startsWith('{words}'))"


def upload(shell):
    """A picture of the phone, chosen in the system's own window: WebKit asks the app nothing that it could refuse."""
    picture = ios / "App/Assets.xcassets/AppIcon.appiconset/icon.png"
    shell.view.connect("run-file-chooser", lambda _view, request: request.select_files([str(picture)]) or True)
    shell.open(f"{shell.origin}/profile")
    form = "document.querySelector('main form')"
    click(shell, "the button to edit", button("Edit Profile"))
    click(shell, "the field for a photo", f"{form}?.querySelector('input[type=file]')")
    until("the chosen file", lambda: has(shell, f"{form}.textContent.includes('icon.png will be')"))
    click(shell, "the button to save", button("Save"))
    until("the form is closed", lambda: not has(shell, f"{form}?.querySelector('input[type=file]')"))
    photo = "[...document.querySelectorAll('main img')].find((one) => one.alt === 'Kabir Sample')"
    until("the photo", lambda: has(shell, f"{photo}?.naturalWidth > 0 && !{photo}.src.startsWith('data:')"))
    print("✓ a picture is chosen, uploaded and shown")


def pay(shell):
    """The gateway's checkout leads away and back by redirect, as it must where nothing can be popped up."""
    begin = """
        const send = async (path, body) => {
          const headers = { 'Content-Type': 'application/json' };
          return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
        };
        const [offered] = await (await fetch('/benefit/getall/details')).json();
        await send('/cart', { item_id: offered.id });
        const where = { new_address: '12 Example Lane', city: 'Mumbai', pincode: '400078' };
        await send('/user-address', { location_user: 'Office', ...where });
        const begun = await send('/payment-pay/create-order', { duration: '1m', phone: '9000000047' });
        return begun.checkoutPageUrl ?? JSON.stringify(begun);
        """
    shell.open(shell.call_and_wait(begin))
    checkout = "document.querySelector('iframe[title=\"Sandbox checkout\"]')?.contentDocument"
    chip = f"[...({checkout}?.querySelectorAll('button.chip') ?? [])].find((one) => one.textContent.includes('success@'))"
    until("the gateway", lambda: has(shell, f"{checkout}?.querySelector('#pay-button')?.textContent.includes('₹')"))
    click(shell, "the way to pay", f"{checkout}.querySelector('#method-upi')")
    click(shell, "the address that pays", chip)
    click(shell, "the button to pay", f"{checkout}?.querySelector('#pay-button')")
    until("the way back", lambda: "/success/" in (shell.view.get_uri() or ""), 60)
    until("the receipt", lambda: has(shell, "document.querySelector('main h1')"))
    require("a payment leads away and back to us", shell.is_ours and shell.attached)


def main(url):
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
    pay(shell)
    print(f"IOS_APP|token:{message['token'][:6]}… on {origin}")


if __name__ == "__main__":
    main(sys.argv[1])
