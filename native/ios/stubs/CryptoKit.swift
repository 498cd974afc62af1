// What the app uses of CryptoKit, to check its types where there is no SDK. Nothing of it runs or is shipped.
import Foundation

public struct SHA256Digest: Sequence {
  public func makeIterator() -> IndexingIterator<[UInt8]> { [UInt8]().makeIterator() }
}
public enum SHA256 {
  public static func hash<D: DataProtocol>(data: D) -> SHA256Digest { SHA256Digest() }
}
