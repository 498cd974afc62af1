import Foundation
import XCTest

#if canImport(CryptoKit)
  import CryptoKit
#endif

/// The table that the site and both apps read: native/contract/cases.json.
enum Cases {
  static let table: [String: Any] = {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../contract/cases.json")
    guard let data = try? Data(contentsOf: file.standardized),
      let table = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { fatalError("\(file.standardized.path) cannot be read") }
    return table
  }()

  static let site = table["site"] as? [String: Any] ?? [:]

  /// The cases of a group that are meant for us.
  static func of(_ group: String) -> [[String: Any]] {
    let readers = (table["readBy"] as? [String: [String]])?[group] ?? []
    return (table[group] as? [[String: Any]] ?? []).filter {
      ($0["readBy"] as? [String] ?? readers).contains("swift")
    }
  }

  /// Requires that `verdict` comes to what every case expects, and not to anything else.
  static func check(
    _ group: String, file: StaticString = #filePath, line: UInt = #line, _ verdict: ([String: Any]) -> Any?
  ) {
    let cases = of(group)
    XCTAssertFalse(cases.isEmpty, "no cases in \(group)", file: file, line: line)
    for one in cases {
      let name = "\(group): \(one["name"] ?? "")"
      let said = text(verdict(one) ?? NSNull())
      let expected = one["expect"] ?? NSNull()
      XCTAssertEqual(said, text(expected), name, file: file, line: line)
      XCTAssertNotEqual(said, text(changed(expected)), "\(name), changed", file: file, line: line)
    }
  }

  /// One text for equal values, whatever their types in memory.
  private static func text(_ value: Any) -> String {
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// The same as every language's test makes of an expectation, to see that it is noticed.
  private static func changed(_ value: Any) -> Any {
    switch value {
    case let text as String: return text + "x"
    case let object as [String: Any]:
      guard let key = object.keys.min() else { return "x" }
      return object.merging([key: changed(object[key] ?? NSNull())]) { $1 }
    case let isSo as Bool: return !isSo
    default: return "x"
    }
  }
}

/// SHA-256, by the system that the tests run on.
func sha256(_ data: Data) -> Data {
  #if canImport(CryptoKit)
    return Data(SHA256.hash(data: data))
  #else
    let tool = Process()
    let (input, output) = (Pipe(), Pipe())
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    (tool.standardInput, tool.standardOutput) = (input, output)
    do { try tool.run() } catch { fatalError("sha256sum: \(error)") }
    input.fileHandleForWriting.write(data)
    input.fileHandleForWriting.closeFile()
    let hex = String(decoding: output.fileHandleForReading.readDataToEndOfFile().prefix(64), as: UTF8.self)
    return Data(
      stride(from: 0, to: 64, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) })
  #endif
}
