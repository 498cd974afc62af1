import ShellCore
import UIKit
import WebKit

/// What pages want beside their own area: windows, questions, the camera.
extension ShellController: WKUIDelegate {
  /// There is one window: pages that want another are opened here, or elsewhere if they are not ours.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    guard let address = navigationAction.request.url else { return nil }
    switch router.way(to: address.absoluteString, isMainFrame: true) {
    case .inside: webView.load(navigationAction.request)
    case .browser, .app: openElsewhere(address)
    case .blocked: break
    }
    return nil
  }

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    ask(message, from: frame, canRefuse: false) { _ in completionHandler() }
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    ask(message, from: frame, canRefuse: true, answered: completionHandler)
  }

  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) {
    decisionHandler(.deny)
  }

  /// Says something of the app's own.
  func tell(_ message: String) {
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Words.ok, style: .default))
    present(alert, animated: true)
  }

  /// Asks what a page asks; over something else that is open, or with the view gone, the answer is no.
  private func ask(
    _ message: String, from frame: WKFrameInfo, canRefuse: Bool, answered: @escaping (Bool) -> Void
  ) {
    guard presentedViewController == nil, view.window != nil else { return answered(false) }
    let alert = UIAlertController(title: frame.securityOrigin.host, message: message, preferredStyle: .alert)
    if canRefuse {
      alert.addAction(UIAlertAction(title: Words.cancel, style: .cancel) { _ in answered(false) })
    }
    alert.addAction(UIAlertAction(title: Words.ok, style: .default) { _ in answered(true) })
    present(alert, animated: true)
  }
}
