import Foundation

/// Messages that no page of ours has taken yet: one was just being left, or had not opened its callback.
public struct Outbox: Sendable {
  public struct Letter: Equatable, Sendable {
    public let message: NativeMessage
    let since: Date

    public init(_ message: NativeMessage, since: Date) {
      self.message = message
      self.since = since
    }
  }

  /// What is older leads nowhere any more: a hand-off code lives as long.
  public static let keepsFor: TimeInterval = 120

  private var letters: [Letter] = []

  public init() {}

  public mutating func put(_ letter: Letter) {
    letters.append(letter)
  }

  /// Takes everything out, the oldest first, and drops what is too old to be said.
  public mutating func takeAll(now: Date) -> [Letter] {
    defer { letters = [] }
    return letters.filter { (0...Self.keepsFor).contains(now.timeIntervalSince($0.since)) }
      .sorted { $0.since < $1.since }
  }
}
