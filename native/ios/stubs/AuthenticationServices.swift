// What the app uses of AuthenticationServices, to check its types where there is no SDK. Nothing of it runs or is shipped.
import UIKit

public typealias ASPresentationAnchor = UIWindow

@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
public struct ASWebAuthenticationSessionError: Error {
  public enum Code { case canceledLogin, presentationContextNotProvided, presentationContextInvalid }
  public let code: Code
}
@MainActor public final class ASWebAuthenticationSession: NSObject {
  @available(iOS 17.4, *) public final class Callback: NSObject {
    public static func https(host: String, path: String) -> Callback { Callback() }
  }
  public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  @available(iOS 17.4, *) public init(
    url: URL, callback: Callback, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {}
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {}
  public func start() -> Bool { false }
  public func cancel() {}
}
