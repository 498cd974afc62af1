import Foundation

/// One sign-in by hand-off: the browser is sent to our server with a challenge, and comes back with a code that only
/// who knows the verifier can spend (RFC 7636, S256). The first answer of its own spends it.
public struct SignInSession: Sendable {
  public static let livesFor: TimeInterval = 600
  public static let donePath = "/native/google/done"

  public enum Answer: Equatable, Sendable {
    /// Not for this session, which goes on.
    case ignored
    case code(String)
    case refused(SignInError)
  }

  public let codeVerifier: String
  private let state: String
  private let startedAt: Date
  private var isSpent = false

  public init(now: Date) {
    self.init(state: Self.random(), codeVerifier: Self.random(), startedAt: now)
  }

  init(state: String, codeVerifier: String, startedAt: Date) {
    self.state = state
    self.codeVerifier = codeVerifier
    self.startedAt = startedAt
  }

  /// Where the browser begins.
  /// - Parameters:
  ///   - platform: as the site calls it
  ///   - sha256: the system's own
  public func start(at ours: OriginPolicy, platform: String, sha256: (Data) -> Data) -> URL? {
    var address = URLComponents(string: "\(ours.origin)/native/google/start")
    address?.queryItems = [
      URLQueryItem(name: "platform", value: platform),
      URLQueryItem(name: "state", value: state),
      URLQueryItem(name: "code_challenge", value: Self.challenge(of: codeVerifier, sha256: sha256)),
      URLQueryItem(name: "code_challenge_method", value: "S256"),
    ]
    return address?.url
  }

  /// Reads an address that the browser came back to: our page, or before iOS 17.4 the same path below the app's scheme.
  public mutating func read(_ address: URL, ours: OriginPolicy, scheme: String, now: Date) -> Answer {
    guard !isSpent, let parts = URLComponents(url: address, resolvingAgainstBaseURL: false),
      parts.percentEncodedPath == Self.donePath,
      ours.isOurs(address.absoluteString) || (parts.scheme == scheme && parts.host == nil)
    else { return .ignored }
    let given = Dictionary(grouping: parts.queryItems ?? [], by: \.name)
    guard given["state"]?.map(\.value) == [state], given.values.allSatisfy({ $0.count == 1 }) else {
      return .ignored
    }
    isSpent = true
    guard (0...Self.livesFor).contains(now.timeIntervalSince(startedAt)) else { return .refused(.expired) }
    if let error = given["error"]?[0].value { return .refused(SignInError(said: error)) }
    guard let code = given["code"]?[0].value, !code.isEmpty else { return .refused(.failed) }
    return .code(code)
  }

  static func challenge(of codeVerifier: String, sha256: (Data) -> Data) -> String {
    base64url(sha256(Data(codeVerifier.utf8)))
  }

  /// 32 bytes of the system's secure source, as 43 characters that need no escape.
  private static func random() -> String {
    var source = SystemRandomNumberGenerator()
    return base64url(Data((0..<32).map { _ in UInt8.random(in: .min ... .max, using: &source) }))
  }

  private static func base64url(_ data: Data) -> String {
    data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }
}

/// Why something that a page asked for did not come about.
public enum SignInError: String, Sendable {
  case cancelled, expired, failed
  case accessDenied = "access_denied"
  case noBrowser = "no_browser"
  case noWindow = "no_window"
  case unknownAction = "unknown_action"

  /// - Parameter said: by the server or Google; what we do not know is `failed`
  public init(said: String) {
    self = Self(rawValue: said) ?? .failed
  }
}
