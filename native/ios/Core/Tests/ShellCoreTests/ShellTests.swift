import Foundation
import XCTest

@testable import ShellCore

final class ShellTests: XCTestCase {
  func testInvoicesAndCalendarEntriesAreFilesAndPagesAreNot() {
    func isFile(_ mimeType: String?, _ disposition: String? = nil, canBeShown: Bool = true) -> Bool {
      FileAnswer(mimeType: mimeType, disposition: disposition).isFile(canBeShown: canBeShown)
    }
    XCTAssertTrue(isFile("application/pdf", "inline; filename=\"INV-1.pdf\""))
    XCTAssertTrue(isFile("text/calendar", "attachment; filename=\"consultation.ics\""))
    XCTAssertTrue(isFile("text/html", "Attachment"))
    XCTAssertTrue(isFile("application/zip", canBeShown: false))
    XCTAssertFalse(isFile("text/html"))
    XCTAssertFalse(isFile("image/webp", "inline"))
    XCTAssertFalse(isFile(nil))
  }

  func testAPageThatKillsItsProcessEachTimeIsNotLoadedForEver() {
    var limit = CrashLimit()
    let start = Date()
    let inOneMinute = (0..<4).map { limit.mayReload(now: start.addingTimeInterval(Double($0))) }
    XCTAssertEqual(inOneMinute, [true, true, true, false])
    XCTAssertTrue(limit.mayReload(now: start.addingTimeInterval(300)))
  }
}
