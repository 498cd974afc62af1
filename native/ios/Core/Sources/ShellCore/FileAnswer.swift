import Foundation

/// An answer of the server that is a file to keep, not a page: shown in the web view, it would have no way back.
public struct FileAnswer: Sendable {
  private let mimeType: String?
  private let disposition: String?

  /// - Parameter disposition: the header `Content-Disposition`
  public init(mimeType: String?, disposition: String?) {
    self.mimeType = mimeType?.lowercased()
    self.disposition = disposition?.lowercased()
  }

  /// - Parameter canBeShown: whether WebKit could show it
  public func isFile(canBeShown: Bool) -> Bool {
    !canBeShown || disposition?.hasPrefix("attachment") == true
      || ["application/pdf", "text/calendar", "text/csv"].contains(mimeType)
  }
}
