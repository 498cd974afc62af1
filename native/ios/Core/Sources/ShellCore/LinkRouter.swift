/// Decides where a link leads. A fixed list of payment pages would throw the bank's own pages out and lose the payment:
/// so from the gateway until back on our origin every page over TLS stays inside, without the bridge.
public struct LinkRouter: Sendable {
  public enum Way: Equatable, Sendable {
    /// Stays in the app; `bridge` says whether the page may talk to it.
    case inside(bridge: Bool)
    case browser
    /// Another app: telephone, mail, WhatsApp, UPI.
    case app
    case blocked
  }

  public private(set) var inPayment: Bool
  private let ours: OriginPolicy
  private let gateways: Set<WebOrigin>

  public init(ours: OriginPolicy, paymentOrigins: [String], inPayment: Bool = false) {
    self.ours = ours
    self.inPayment = inPayment
    gateways = Set(paymentOrigins.compactMap(WebOrigin.init(of:)).filter { $0.scheme == "https" })
  }

  /// Where `address` leads, and from now on whether a payment is under way.
  public mutating func way(to address: String, isMainFrame: Bool) -> Way {
    guard let scheme = Self.scheme(of: address) else { return .blocked }
    if Self.otherApps.contains(scheme) { return .app }
    guard isMainFrame else { return wayOfFrame(to: address) }
    guard let origin = WebOrigin(of: address) else { return .blocked }
    if ours.isOurs(address) {
      inPayment = false
      return .inside(bridge: true)
    }
    if gateways.contains(origin) { inPayment = true }
    return inPayment && origin.scheme == "https" ? .inside(bridge: false) : .browser
  }

  private func wayOfFrame(to address: String) -> Way {
    let isHere = WebOrigin(of: address)?.scheme == "https" || ["about:blank", "about:srcdoc"].contains(address)
    return isHere ? .inside(bridge: false) : .blocked
  }

  private static let otherApps: Set = [
    "tel", "mailto", "sms", "smsto", "geo", "whatsapp", "upi", "tez", "gpay", "phonepe", "paytmmp", "paytm",
    "bhim", "credpay", "mobikwik",
  ]

  /// The scheme in small letters; nil where a browser would drop characters before it reads on.
  private static func scheme(of address: String) -> String? {
    guard address.unicodeScalars.allSatisfy({ $0.value > 0x1F && $0.value != 0x7F }),
      let colon = address.firstIndex(of: ":")
    else { return nil }
    return address[..<colon].lowercased()
  }
}
