import Foundation

/// What a page asks of the app. Every text is short; unknown keys are dropped.
public struct NativeRequest: Equatable, Sendable {
  public let action: String
  public let scope: String?
  public let reqType: String?
  public let reqId: String?

  /// A longer message is nobody's.
  public static let mostBytes = 8 * 1024

  /// Reads what a page posted.
  /// - Parameter body: as WebKit hands it over: dictionaries, lists, texts, numbers, dates
  /// - Returns: nil for whatever is not a request: no object, no action, another type, too long
  public init?(body: Any) {
    guard let fields = body as? [String: Any], JSONSerialization.isValidJSONObject(fields),
      let bytes = try? JSONSerialization.data(withJSONObject: fields), bytes.count <= Self.mostBytes,
      let action = fields["action"] as? String, (1...60).contains(action.count)
    else { return nil }
    var texts: [String: String] = [:]
    for (key, longest) in ["scope": 300, "reqType": 60, "reqId": 60] {
      guard let value = fields[key] else { continue }
      guard let text = value as? String, text.count <= longest else { return nil }
      texts[key] = text
    }
    self.action = action
    scope = texts["scope"]
    reqType = texts["reqType"]
    reqId = texts["reqId"]
  }
}

/// What the app says to a page.
public enum NativeMessage: Equatable, Sendable {
  case handoffCode(String, codeVerifier: String)
  case googleIdToken(String)
  case appInfo(platform: String, version: String, reqId: String?)
  case error(SignInError, reqType: String, reqId: String?)

  /// The text that the page's `nativeCallback` is called with.
  public var json: String {
    let data = try? JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private var fields: [String: Any] {
    switch self {
    case .handoffCode(let code, let codeVerifier):
      return [
        "type": "googleLoginToken", "token": code, "tokenKind": "handoff_code", "codeVerifier": codeVerifier,
      ]
    case .googleIdToken(let token):
      return ["type": "googleLoginToken", "token": token, "tokenKind": "google_id_token"]
    case .appInfo(let platform, let version, let reqId):
      return reply(
        ["status": "success", "data": ["platform": platform, "version": version]], to: "appInfo", reqId)
    case .error(let error, let reqType, let reqId):
      return reply(["status": "error", "error": error.rawValue], to: reqType, reqId)
    }
  }

  private func reply(_ fields: [String: Any], to reqType: String, _ reqId: String?) -> [String: Any] {
    var all = fields
    all["reqType"] = reqType
    all["reqId"] = reqId
    return all
  }
}
