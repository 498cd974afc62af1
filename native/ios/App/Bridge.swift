import ShellCore
import UIKit
import WebKit

/// What our pages and the app say to each other. Attached while a page of ours is in the main frame, and each message is
/// checked again by itself.
@MainActor
final class Bridge: NSObject, WKScriptMessageHandler {
  var onRequest: (NativeRequest) -> Void = { _ in }
  private weak var webView: WKWebView?
  private let gate: BridgeGate
  private var outbox = Outbox()
  private static let name = "iosInterface"

  /// Whether the page that is loaded next finds the app.
  var isAttached = false {
    didSet {
      guard isAttached != oldValue, let content = webView?.configuration.userContentController else { return }
      if isAttached {
        content.add(self, name: Self.name)
      } else {
        content.removeScriptMessageHandler(forName: Self.name)
      }
    }
  }

  init(webView: WKWebView, ours: OriginPolicy) {
    self.webView = webView
    gate = BridgeGate(ours: ours)
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    let origin = message.frameInfo.securityOrigin
    let sender = BridgeGate.Sender(
      isMainFrame: message.frameInfo.isMainFrame, scheme: origin.protocol, host: origin.host, port: origin.port)
    guard gate.admits(sender, page: webView?.url?.absoluteString), let request = NativeRequest(body: message.body)
    else { return }
    onRequest(request)
  }

  func say(_ message: NativeMessage) {
    say(Outbox.Letter(message, since: Date()))
  }

  /// Says what no page has heard yet.
  func sayWhatWaits() {
    for letter in outbox.takeAll(now: Date()) { say(letter) }
  }

  /// Only the main frame is spoken to; what it does not hear is kept for the next page.
  private func say(_ letter: Outbox.Letter) {
    guard let webView, gate.ours.isOurs(webView.url?.absoluteString ?? "") else { return outbox.put(letter) }
    webView.callAsyncJavaScript(
      BridgeGate.delivery, arguments: ["json": letter.message.json, "origin": gate.ours.origin], in: nil, in: .page
    ) { [weak self] result in
      if (try? result.get()) as? String != "ok" { self?.outbox.put(letter) }
    }
  }
}
