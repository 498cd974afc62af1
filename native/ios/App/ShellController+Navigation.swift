import ShellCore
import UIKit
import WebKit

extension ShellController: WKNavigationDelegate {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(policy(for: navigationAction))
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    let response = navigationResponse.response
    let answer = FileAnswer(
      mimeType: response.mimeType,
      disposition: (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Disposition"))
    let isFile = navigationResponse.isForMainFrame && answer.isFile(canBeShown: navigationResponse.canShowMIMEType)
    decisionHandler(isFile ? .download : .allow)
  }

  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {
    downloads.take(download)
  }

  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {
    notice.hide()
    stay()
    downloads.take(download)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    notice.hide()
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    bridge.sayWhatWaits()
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error
  ) {
    showNotice(for: error)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
    showNotice(for: error)
  }

  /// The system ended the page's process, mostly for its memory: the page comes back by itself.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    guard crashes.mayReload(now: Date()) else { return notice.show(.failed) }
    notice.show(.loading)
    if webView.url == nil { open(nil) } else { webView.reload() }
  }

  /// Opens what is not ours with whatever the system has for it.
  func openElsewhere(_ address: URL) {
    UIApplication.shared.open(address, options: [:]) { [weak self] isOpen in
      if !isOpen { self?.tell(Words.noApp) }
    }
  }

  private func policy(for navigationAction: WKNavigationAction) -> WKNavigationActionPolicy {
    guard let address = navigationAction.request.url else { return .cancel }
    // A link for a new window has no frame yet: createWebView hears of it.
    guard let frame = navigationAction.targetFrame else { return .allow }
    if navigationAction.shouldPerformDownload, isDownload(address, from: navigationAction.sourceFrame) {
      return .download
    }
    switch router.way(to: address.absoluteString, isMainFrame: frame.isMainFrame) {
    case .inside(let hasBridge):
      if frame.isMainFrame {
        bridge.isAttached = hasBridge
        wanted = navigationAction.request
      }
      return .allow
    case .browser, .app:
      openElsewhere(address)
      return .cancel
    case .blocked:
      return .cancel
    }
  }

  /// What was allowed has not come: what holds for the page that stands there holds again.
  private func stay() {
    guard let page = webView.url?.absoluteString else { return }
    if case .inside(let hasBridge) = router.way(to: page, isMainFrame: true) { bridge.isAttached = hasBridge }
  }

  private func isDownload(_ address: URL, from frame: WKFrameInfo) -> Bool {
    let source = frame.securityOrigin
    return ours.isOurs(scheme: source.protocol, host: source.host, port: source.port)
      && (ours.isOurs(address.absoluteString) || address.absoluteString.hasPrefix("blob:\(ours.origin)/"))
  }

  private func showNotice(for error: Error) {
    let error = error as NSError
    // A navigation that was replaced by another, or that became a download or another app.
    let isHarmless =
      (error.domain == NSURLErrorDomain && error.code == NSURLErrorCancelled)
      || (error.domain == "WebKitErrorDomain" && error.code == 102)
    if isHarmless { return }
    stay()
    let isOffline = [
      NSURLErrorNotConnectedToInternet, NSURLErrorNetworkConnectionLost, NSURLErrorDataNotAllowed,
      NSURLErrorInternationalRoamingOff,
    ].contains(error.code)
    notice.show(isOffline ? .offline : .failed, canGoBack: webView.url != nil)
  }
}
