import UIKit
import WebKit

/// Gives pages the size of letters that the visitor has chosen for the system.
@MainActor
final class TextSize {
  private weak var webView: WKWebView?

  init(webView: WKWebView) {
    self.webView = webView
  }

  /// Sets the size on every page from now on, and again whenever the visitor changes it.
  func follow() {
    apply()
    _ = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.apply() }
    }
  }

  private func apply() {
    guard let webView else { return }
    let percent = min(200, max(80, Int(UIFontMetrics.default.scaledValue(for: 100))))
    let source = "document.documentElement.style.webkitTextSizeAdjust = '\(percent)%'"
    let content = webView.configuration.userContentController
    content.removeAllUserScripts()
    content.addUserScript(
      WKUserScript(
        source: source, injectionTime: .atDocumentStart, forMainFrameOnly: true, in: .defaultClient))
    webView.callAsyncJavaScript(source, arguments: [:], in: nil, in: .defaultClient, completionHandler: nil)
  }
}
