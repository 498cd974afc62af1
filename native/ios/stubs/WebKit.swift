// What the app uses of WebKit, to check its types where there is no SDK. Nothing of it runs or is shipped.
@_exported import FoundationNetworking
import UIKit

@MainActor public final class WKSecurityOrigin: NSObject {
  public let `protocol` = ""
  public let host = ""
  public let port = 0
}
@MainActor public final class WKFrameInfo: NSObject {
  public let isMainFrame = false
  public let securityOrigin = WKSecurityOrigin()
}
@MainActor public final class WKContentWorld: NSObject {
  public static let page = WKContentWorld()
  public static let defaultClient = WKContentWorld()
}
@MainActor public final class WKScriptMessage: NSObject {
  public let body: Any = 0
  public let frameInfo = WKFrameInfo()
}
@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
public enum WKUserScriptInjectionTime { case atDocumentStart }
@MainActor public final class WKUserScript: NSObject {
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) {}
}
@MainActor public final class WKUserContentController: NSObject {
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  public func removeScriptMessageHandler(forName name: String) {}
  public func addUserScript(_ userScript: WKUserScript) {}
  public func removeAllUserScripts() {}
}
@MainActor public final class WKWebsiteDataStore: NSObject {
  public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}
@MainActor public final class WKWebViewConfiguration: NSObject {
  public var userContentController = WKUserContentController()
  public var websiteDataStore = WKWebsiteDataStore()
  public var allowsInlineMediaPlayback = false
}
@MainActor public final class WKNavigation: NSObject {}
@MainActor public final class WKWindowFeatures: NSObject {}
@MainActor public final class WKNavigationAction: NSObject {
  public let sourceFrame = WKFrameInfo()
  public let targetFrame: WKFrameInfo? = nil
  public let request: URLRequest
  public let shouldPerformDownload = false
  init(request: URLRequest) { self.request = request }
}
@MainActor public final class WKNavigationResponse: NSObject {
  public let isForMainFrame = false
  public let response: URLResponse
  public let canShowMIMEType = false
  init(response: URLResponse) { self.response = response }
}
public enum WKNavigationActionPolicy { case cancel, allow, download }
public enum WKNavigationResponsePolicy { case cancel, allow, download }
public enum WKMediaCaptureType { case camera, microphone, cameraAndMicrophone }
public enum WKPermissionDecision { case prompt, grant, deny }

@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}
@MainActor public protocol WKUIDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
}
@MainActor public final class WKDownload: NSObject { public weak var delegate: (any WKDownloadDelegate)? }
@MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}
@MainActor public final class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public var allowsBackForwardNavigationGestures = false
  public var allowsLinkPreview = true
  @available(iOS 16.4, *) public var isInspectable: Bool {
    get { false }
    set {}
  }
  public let url: URL? = nil
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }
  @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult public func reload() -> WKNavigation? { nil }
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {}
}
