import Foundation
import XCTest

@testable import ShellCore

/// What the contract's table says of the iOS app. Each group is read whole; a changed expectation is noticed.
final class ContractTests: XCTestCase {
  private let ours = OriginPolicy(origin: Cases.site["origin"] as? String ?? "")!
  private let scheme = Cases.site["packageName"] as? String ?? ""

  func testOrigins() {
    Cases.check("origins") { ours.isOurs($0["url"] as? String ?? "") }
  }

  func testRoutes() {
    Cases.check("routes") { one in
      let url = one["url"] as? String ?? ""
      var router = LinkRouter(
        ours: ours, paymentOrigins: Cases.site["paymentOrigins"] as? [String] ?? [],
        inPayment: one["inPayment"] as? Bool ?? false)
      let way = router.way(to: url, isMainFrame: one["mainFrame"] as? Bool ?? false)
      var said: [String: Any] = ["bridge": way == .inside(bridge: true), "inPayment": router.inPayment]
      switch way {
      case .inside: said["go"] = "inside"
      case .browser: said["go"] = "browser"
      case .blocked: said["go"] = "blocked"
      case .app:
        said["go"] = "app"
        said["url"] = url
      }
      return said
    }
  }

  func testMessages() {
    Cases.check("messages") { one in
      let filling = String(repeating: "x", count: one["fill"] as? Int ?? 0)
      let json = (one["json"] as? String ?? "").replacingOccurrences(of: "%FILL%", with: filling)
      let body = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
      guard let body, let request = NativeRequest(body: body) else { return nil }
      let said = [
        "action": request.action, "scope": request.scope, "reqType": request.reqType, "reqId": request.reqId,
      ]
      return said.compactMapValues { $0 }
    }
  }

  func testPayloads() {
    Cases.check("payloads") { one in
      let input = one["input"] as? [String: String] ?? [:]
      let said: NativeMessage
      switch one["builder"] as? String {
      case "handoffCode":
        said = .handoffCode(input["code"] ?? "", codeVerifier: input["codeVerifier"] ?? "")
      case "googleIdToken": said = .googleIdToken(input["idToken"] ?? "")
      case "appInfo":
        said = .appInfo(
          platform: input["platform"] ?? "", version: input["version"] ?? "", reqId: input["reqId"])
      case "error":
        said = .error(
          SignInError(said: input["error"] ?? ""), reqType: input["reqType"] ?? "", reqId: input["reqId"])
      default: return "no such builder"
      }
      return try? JSONSerialization.jsonObject(with: Data(said.json.utf8))
    }
  }

  func testTokens() {
    Cases.check("tokens") { one in
      let codeVerifier = one["codeVerifier"] as? String ?? ""
      let state = one["state"] as? String ?? ""
      switch one["kind"] as? String {
      case "challenge": return SignInSession.challenge(of: codeVerifier, sha256: sha256)
      case "start":
        return SignInSession(state: state, codeVerifier: codeVerifier, startedAt: Date())
          .start(at: ours, platform: one["platform"] as? String ?? "", sha256: sha256)?.absoluteString
      case "return": return meaning(of: one, state: state)
      default: return "no such kind"
      }
    }
  }

  func testErrors() {
    Cases.check("errors") { SignInError(said: $0["error"] as? String ?? "").rawValue }
  }

  private func meaning(of one: [String: Any], state: String) -> Any {
    let age = one["ageSeconds"] as? Double ?? Double(one["ageSeconds"] as? Int ?? 0)
    let now = Date()
    var session = SignInSession(
      state: state, codeVerifier: "v", startedAt: now.addingTimeInterval(-age))
    guard let url = URL(string: one["url"] as? String ?? "") else { return "no address" }
    if one["used"] as? Bool == true { _ = session.read(url, ours: ours, scheme: scheme, now: now) }
    switch session.read(url, ours: ours, scheme: scheme, now: now) {
    case .ignored: return "ignored"
    case .code(let code): return ["code": code]
    case .refused(let error): return ["error": error.rawValue]
    }
  }
}
