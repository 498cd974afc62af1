// What the app uses of QuickLook, to check its types where there is no SDK. Nothing of it runs or is shipped.
import UIKit

@MainActor public protocol QLPreviewItem: NSObjectProtocol {}
extension NSURL: QLPreviewItem {}

@MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
@MainActor public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}
@MainActor public final class QLPreviewController: UIViewController {
  public weak var dataSource: (any QLPreviewControllerDataSource)?
  public weak var delegate: (any QLPreviewControllerDelegate)?
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}
