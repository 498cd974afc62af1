/// Scheme, host and port of a web address, read as strictly as a browser would act on it: what a browser could take for
/// another host than a reader does is no web address at all.
struct WebOrigin: Hashable, Sendable {
  let scheme: String
  let host: String
  let port: Int

  /// - Parameter port: 0 stands for the scheme's own port.
  init(scheme: String, host: String, port: Int) {
    self.scheme = scheme.lowercased()
    self.host = host.lowercased()
    self.port = port == 0 ? (self.scheme == "https" ? 443 : 80) : port
  }

  /// The origin of an absolute `http` or `https` address, or nil for whatever is not one.
  init?(of address: String) {
    guard let scheme = ["https", "http"].first(where: { address.lowercased().hasPrefix("\($0)://") }),
      address.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F })
    else { return nil }
    let authority = address.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) }
    let parts = authority.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let host = parts.first, Self.isHost(host) else { return nil }
    var port = 0
    if parts.count == 2 {
      guard parts[1].allSatisfy(\.isNumber), let given = Int(parts[1]), (1...65_535).contains(given) else {
        return nil
      }
      port = given
    }
    self.init(scheme: scheme, host: String(host), port: port)
  }

  /// Letters, digits, hyphens, underscores and single dots: no user before an @, no backslash, no escape.
  private static func isHost(_ text: Substring) -> Bool {
    let labels = (text.hasSuffix(".") ? text.dropLast() : text)
      .split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
  }
}

/// Which pages are ours: those of exactly one origin, compared whole.
public struct OriginPolicy: Sendable {
  /// As a page's `location.origin` says it: `https://www.example.in`.
  public let origin: String
  public var host: String { ours.host }
  private let ours: WebOrigin

  /// - Returns: nil unless `origin` is a bare origin, in small letters, over TLS.
  public init?(origin: String) {
    guard let ours = WebOrigin(of: origin), ours.scheme == "https", origin == origin.lowercased(),
      !origin.dropFirst("https://".count).contains(where: "/?#".contains)
    else { return nil }
    self.origin = origin
    self.ours = ours
  }

  public func isOurs(_ address: String) -> Bool {
    WebOrigin(of: address) == ours
  }

  /// - Parameter port: 0 stands for the scheme's own port, as in WebKit's security origins.
  public func isOurs(scheme: String, host: String, port: Int) -> Bool {
    WebOrigin(scheme: scheme, host: host, port: port) == ours
  }
}
