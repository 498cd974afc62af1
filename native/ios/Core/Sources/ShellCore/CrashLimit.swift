import Foundation

/// How often a page whose process died is loaded again by itself: a page that kills its process each time must not do so
/// for ever.
public struct CrashLimit: Sendable {
  public static let most = 3
  public static let within: TimeInterval = 60

  private var crashes: [Date] = []

  public init() {}

  /// Counts a crash.
  /// - Returns: whether to load again without asking
  public mutating func mayReload(now: Date) -> Bool {
    crashes = crashes.filter { now.timeIntervalSince($0) < Self.within } + [now]
    return crashes.count <= Self.most
  }
}
