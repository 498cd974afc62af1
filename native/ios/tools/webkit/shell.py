"""The iOS app's side of the contract in a real WebKit: the same handler, the same delivery (read from BridgeGate.swift),
the same order of attaching. WebKitGTK does not say which frame a message came from: that check runs in Swift only."""

import json
import pathlib
import re
import time
import urllib.parse

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

ios = pathlib.Path(__file__).resolve().parents[2]
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
