import Foundation
import XCTest

@testable import ShellCore

/// What somebody tries who is not our page.
final class AttackTests: XCTestCase {
  private let ours = OriginPolicy(origin: "https://agency.example")!
  private var gate: BridgeGate { BridgeGate(ours: ours) }
  private let page = "https://agency.example/login"

  private func sender(
    isMainFrame: Bool = true, scheme: String = "https", host: String = "agency.example", port: Int = 0
  ) -> BridgeGate.Sender {
    BridgeGate.Sender(isMainFrame: isMainFrame, scheme: scheme, host: host, port: port)
  }

  func testOurPageInTheMainFrameIsHeard() {
    XCTAssertTrue(gate.admits(sender(), page: page))
    XCTAssertTrue(gate.admits(sender(port: 443), page: page))
  }

  func testNobodyElseIsHeard() {
    let strangers: [String: BridgeGate.Sender] = [
      "another site": sender(host: "evil.example"),
      "a frame of ours": sender(isMainFrame: false),
      "a frame of another site": sender(isMainFrame: false, host: "evil.example"),
      "our host as the beginning of another": sender(host: "agency.example.evil.example"),
      "our host as the end of another": sender(host: "evilagency.example"),
      "a subdomain": sender(host: "www.agency.example"),
      "a dot behind the host": sender(host: "agency.example."),
      "a user before the host": sender(host: "agency.example@evil.example"),
      "without encryption": sender(scheme: "http"),
      "another port": sender(port: 8443),
      "a file": sender(scheme: "file", host: ""),
      "a script": sender(scheme: "javascript", host: ""),
      "an opaque origin": sender(scheme: "", host: ""),
    ]
    for (name, stranger) in strangers { XCTAssertFalse(gate.admits(stranger, page: page), name) }
  }

  func testWhatOurPageAskedBeforeTheAppWasLedElsewhereIsNotHeard() {
    for elsewhere in ["https://evil.example/", "https://api.razorpay.com/v1", "about:blank", "", nil] {
      XCTAssertFalse(gate.admits(sender(), page: elsewhere), elsewhere ?? "no page")
    }
  }

  func testTheDeliveryLooksForItselfWhereItRuns() {
    // Its run in WebKit, navigation race included: tools/webkit.sh.
    XCTAssertTrue(BridgeGate.delivery.hasPrefix("if (location.origin !== origin"))
    XCTAssertFalse(BridgeGate.delivery.contains("\\("), "arguments, no quoting")
  }

  func testAnOriginThatIsNotBareOrNotSafeIsNone() {
    let wrong = [
      "http://agency.example", "https://agency.example/", "https://Agency.example", "agency.example",
      "https://user@agency.example", "file:///", "",
    ]
    for origin in wrong { XCTAssertNil(OriginPolicy(origin: origin), origin) }
  }

  func testAPaymentThatBeganByALookAlikeIsNone() {
    var router = LinkRouter(
      ours: ours, paymentOrigins: ["https://api.razorpay.com", "http://plain.example", "javascript:x"])
    XCTAssertEqual(router.way(to: "https://api.razorpay.com@evil.example/", isMainFrame: true), .blocked)
    XCTAssertEqual(router.way(to: "https://api.razorpay.com.evil.example/", isMainFrame: true), .browser)
    XCTAssertEqual(router.way(to: "http://plain.example/", isMainFrame: true), .browser)
    XCTAssertEqual(router.way(to: "https://api.razorpay.com/pay", isMainFrame: false), .inside(bridge: false))
    XCTAssertFalse(router.inPayment)
  }

  func testAPaymentGoesThroughTheBankAndBackAndEndsThere() {
    var router = LinkRouter(ours: ours, paymentOrigins: ["https://api.razorpay.com"])
    let way = [
      "https://agency.example/checkout", "https://api.razorpay.com/v1/checkout", "https://acs.bank.example/3ds",
      "https://api.razorpay.com/v1/callback", "https://agency.example/success/1", "https://acs.bank.example/3ds",
    ].map { router.way(to: $0, isMainFrame: true) }
    XCTAssertEqual(
      way,
      [
        .inside(bridge: true), .inside(bridge: false), .inside(bridge: false), .inside(bridge: false),
        .inside(bridge: true), .browser,
      ])
  }

  func testABodyThatIsNoJSONIsDroppedAndNothingFalls() {
    for body: Any in ["ready", 7, NSNull(), [1], Date(), ["action": Date()], ["action": Double.nan]] {
      XCTAssertNil(NativeRequest(body: body), "\(body)")
    }
  }
}
