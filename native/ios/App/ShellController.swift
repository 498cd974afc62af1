import ShellCore
import UIKit
import WebKit

/// The whole app: our site below a dark status bar, and over it a notice while it cannot be reached.
final class ShellController: UIViewController {
  let ours: OriginPolicy
  var router: LinkRouter
  var crashes = CrashLimit()
  /// What the main frame was last allowed to load.
  var wanted: URLRequest?
  let webView: WKWebView
  let bridge: Bridge
  let notice = NoticeView()
  private let textSize: TextSize
  private let signIn: GoogleSignIn
  private(set) lazy var downloads = Downloads(over: self)

  init() {
    guard let ours = OriginPolicy(origin: Facts.origin) else { fatalError("Facts.origin is no origin") }
    self.ours = ours
    router = LinkRouter(ours: ours, paymentOrigins: Facts.paymentOrigins)
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .default()
    configuration.allowsInlineMediaPlayback = true
    webView = WKWebView(frame: .zero, configuration: configuration)
    bridge = Bridge(webView: webView, ours: ours)
    textSize = TextSize(webView: webView)
    signIn = GoogleSignIn(ours: ours)
    super.init(nibName: nil, bundle: nil)
    bridge.onRequest = { [weak self] request in self?.answer(request) }
    notice.onRetry = { [weak self] in self?.retry() }
    notice.onBack = { [weak self] in self?.notice.hide() }
  }

  required init?(coder: NSCoder) {
    fatalError("the shell is made in code")
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(named: "Bar")
    webView.navigationDelegate = self
    webView.uiDelegate = self
    webView.allowsBackForwardNavigationGestures = true
    webView.allowsLinkPreview = false
    webView.isOpaque = false
    webView.backgroundColor = UIColor(named: "Paper")
    #if DEBUG
      if #available(iOS 16.4, *) { webView.isInspectable = true }
    #endif
    textSize.follow()
    notice.show(.loading)
    for part in [webView, notice] { fill(with: part) }
  }

  /// Opens a link of our site; whatever else, and none, leads to the start.
  func open(_ link: URL?) {
    let isOurs = link.map { ours.isOurs($0.absoluteString) } ?? false
    load(isOurs ? link : URL(string: ours.origin + "/"))
  }

  func retryIfOffline() {
    if notice.canRetry { retry() }
  }

  /// Loads the page that could not be had. What a form had sent is not sent again: then the start.
  private func retry() {
    notice.show(.loading)
    guard let wanted, wanted.httpMethod == "GET", let address = wanted.url else { return open(nil) }
    load(address)
  }

  private func load(_ address: URL?) {
    if let address { webView.load(URLRequest(url: address)) }
  }

  private func answer(_ request: NativeRequest) {
    switch request.action {
    case "ready": bridge.sayWhatWaits()
    case "appInfo": bridge.say(.appInfo(platform: Facts.platform, version: Facts.version, reqId: request.reqId))
    case "googleSignIn":
      signIn.start(over: view.window, for: request) { [weak self] message in self?.bridge.say(message) }
    default:
      guard let reqType = request.reqType else { return }
      bridge.say(.error(.unknownAction, reqType: reqType, reqId: request.reqId))
    }
  }

  private func fill(with part: UIView) {
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    NSLayoutConstraint.activate([
      part.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      part.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
