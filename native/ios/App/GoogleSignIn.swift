import AuthenticationServices
import CryptoKit
import ShellCore
import UIKit

/// Signs in with Google in the system's own browser window, which Google wants and where the visitor may be signed in
/// already. What comes back is a code of our server, not a token of Google.
@MainActor
final class GoogleSignIn: NSObject, ASWebAuthenticationPresentationContextProviding {
  private let ours: OriginPolicy
  private var window: UIWindow?
  private var running: ASWebAuthenticationSession?
  private var turn = 0

  init(ours: OriginPolicy) {
    self.ours = ours
  }

  /// - Parameter say: hears the one answer, a code or an error; asked again meanwhile, the first request has none
  func start(over window: UIWindow?, for request: NativeRequest, say: @escaping (NativeMessage) -> Void) {
    let refuse = { (error: SignInError) in
      say(.error(error, reqType: request.reqType ?? request.action, reqId: request.reqId))
    }
    guard let window else { return refuse(.noWindow) }
    turn += 1
    let mine = turn
    running?.cancel()
    self.window = window
    var session = SignInSession(now: Date())
    let sha256 = { (data: Data) in Data(SHA256.hash(data: data)) }
    guard let address = session.start(at: ours, platform: Facts.platform, sha256: sha256) else {
      return refuse(.failed)
    }
    let done = { [weak self] (callback: URL?, error: Error?) in
      guard let self, self.turn == mine else { return }
      self.running = nil
      guard let callback else { return refuse(Self.reason(of: error)) }
      switch session.read(callback, ours: self.ours, scheme: Facts.scheme, now: Date()) {
      case .code(let code): say(.handoffCode(code, codeVerifier: session.codeVerifier))
      case .refused(let error): refuse(error)
      case .ignored: refuse(.failed)
      }
    }
    let browser = Self.browser(at: address, host: ours.host, done: done)
    running = browser
    browser.presentationContextProvider = self
    if !browser.start() {
      turn += 1
      running = nil
      refuse(.noBrowser)
    }
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    window ?? ASPresentationAnchor()
  }

  /// The system hands over the page that ends the sign-in; before iOS 17.4 it can do so for a scheme only.
  private static func browser(
    at address: URL, host: String, done: @escaping (URL?, Error?) -> Void
  ) -> ASWebAuthenticationSession {
    if #available(iOS 17.4, *) {
      let callback = ASWebAuthenticationSession.Callback.https(host: host, path: SignInSession.donePath)
      return ASWebAuthenticationSession(url: address, callback: callback, completionHandler: done)
    }
    return ASWebAuthenticationSession(url: address, callbackURLScheme: Facts.scheme, completionHandler: done)
  }

  private static func reason(of error: Error?) -> SignInError {
    switch (error as? ASWebAuthenticationSessionError)?.code {
    case .canceledLogin: return .cancelled
    case .presentationContextNotProvided, .presentationContextInvalid: return .noWindow
    default: return .failed
    }
  }
}
