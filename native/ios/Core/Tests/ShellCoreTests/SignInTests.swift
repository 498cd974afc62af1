import Foundation
import XCTest

@testable import ShellCore

final class SignInTests: XCTestCase {
  private let ours = OriginPolicy(origin: "https://agency.example")!
  private let scheme = "in.example.agency"
  private let now = Date()

  private func back(_ text: String, to session: inout SignInSession, after seconds: TimeInterval = 1)
    -> SignInSession.Answer
  {
    session.read(URL(string: text)!, ours: ours, scheme: scheme, now: now.addingTimeInterval(seconds))
  }

  func testEverySessionHasItsOwnStateAndVerifier() {
    let starts = (0..<50).map { _ in SignInSession(now: now) }
    XCTAssertEqual(Set(starts.map(\.codeVerifier)).count, 50)
    let addresses = starts.compactMap { $0.start(at: ours, platform: "IOS_APP", sha256: sha256)?.absoluteString }
    XCTAssertEqual(Set(addresses).count, 50)
    for (start, address) in zip(starts, addresses) {
      XCTAssertEqual(start.codeVerifier.count, 43)
      XCTAssertFalse(address.contains(start.codeVerifier), "the verifier stays here")
    }
  }

  func testAForeignAnswerDoesNotEndASessionAndItsOwnEndsItOnce() {
    var session = SignInSession(state: "s", codeVerifier: "v", startedAt: now)
    let done = "https://agency.example/native/google/done"
    XCTAssertEqual(back("\(done)?code=evil&state=t", to: &session), .ignored)
    XCTAssertEqual(back("\(done)?error=access_denied&state=t", to: &session), .ignored)
    XCTAssertEqual(back("\(done)?code=c&state=s", to: &session), .code("c"))
    XCTAssertEqual(back("\(done)?code=c&state=s", to: &session), .ignored)
  }

  func testBeforeIOS174TheAppsOwnSchemeBringsTheCodeBack() {
    let wrong = [
      "in.example.other:/native/google/done?code=c&state=s", "in.example.agency:/google?code=c&state=s",
      "in.example.agency://native/google/done?code=c&state=s",
      "in.example.agency://agency.example/native/google/done?code=c&state=s",
      "in.example.agency:/native/google/done#code=c&state=s",
    ]
    var session = SignInSession(state: "s", codeVerifier: "v", startedAt: now)
    for address in wrong { XCTAssertEqual(back(address, to: &session), .ignored, address) }
    XCTAssertEqual(back("in.example.agency:/native/google/done?code=c&state=s", to: &session), .code("c"))
  }

  func testAMessageIsKeptUntilItIsTooOldToBeSaid() {
    var outbox = Outbox()
    let late = NativeMessage.handoffCode("late", codeVerifier: "v")
    let fresh = NativeMessage.handoffCode("fresh", codeVerifier: "v")
    outbox.put(Outbox.Letter(fresh, since: now))
    outbox.put(Outbox.Letter(late, since: now.addingTimeInterval(-121)))
    XCTAssertEqual(outbox.takeAll(now: now).map(\.message), [fresh])
    XCTAssertEqual(outbox.takeAll(now: now), [])
  }
}
