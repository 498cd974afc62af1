/// Who may ask the app for something, and how it is answered.
public struct BridgeGate: Sendable {
  /// Where a message came from, as WebKit says it.
  public struct Sender: Sendable {
    let isMainFrame: Bool
    let scheme: String
    let host: String
    let port: Int

    public init(isMainFrame: Bool, scheme: String, host: String, port: Int) {
      self.isMainFrame = isMainFrame
      self.scheme = scheme
      self.host = host
      self.port = port
    }
  }

  public let ours: OriginPolicy

  public init(ours: OriginPolicy) {
    self.ours = ours
  }

  /// Only our page in the main frame, and only while it still stands there: what it asked before the app was led
  /// elsewhere would be answered to somebody else.
  public func admits(_ sender: Sender, page: String?) -> Bool {
    sender.isMainFrame && ours.isOurs(scheme: sender.scheme, host: sender.host, port: sender.port)
      && page.map(ours.isOurs) == true
  }

  /// The body of the function that says something to the page; `json` and `origin` are its arguments, so nothing needs a
  /// quote. It looks for itself where it runs: the page may have changed since the app looked. Anything but `ok` means
  /// that nobody has heard it.
  public static let delivery = """
    if (location.origin !== origin || window.top !== window.self) return 'origin';
    if (typeof window.nativeCallback !== 'function') return 'nohook';
    window.nativeCallback(json);
    return 'ok';
    """
}
