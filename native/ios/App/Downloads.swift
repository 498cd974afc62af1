import QuickLook
import UIKit
import WebKit

/// Invoices, quotations, calendar entries: fetched with the visitor's session, shown by the system, from where they can be
/// shared or kept, and thrown away afterwards.
@MainActor
final class Downloads: NSObject, WKDownloadDelegate, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
  private unowned let shell: ShellController
  private var files: [ObjectIdentifier: URL] = [:]
  private var shown: URL?

  init(over shell: ShellController) {
    self.shell = shell
  }

  func take(_ download: WKDownload) {
    download.delegate = self
  }

  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
  ) {
    let file = place(for: suggestedFilename)
    files[ObjectIdentifier(download)] = file
    completionHandler(file)
  }

  func downloadDidFinish(_ download: WKDownload) {
    guard let file = files.removeValue(forKey: ObjectIdentifier(download)) else { return }
    guard shell.presentedViewController == nil else { return throwAway(file) }
    shown = file
    if QLPreviewController.canPreview(NSURL(fileURLWithPath: file.path)) {
      let preview = QLPreviewController()
      preview.dataSource = self
      preview.delegate = self
      shell.present(preview, animated: true)
    } else {
      share(file)
    }
  }

  func download(_ download: WKDownload, didFailWithError error: Error, resumeData: Data?) {
    if let file = files.removeValue(forKey: ObjectIdentifier(download)) { throwAway(file) }
    shell.tell(Words.noDownload)
  }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int {
    shown == nil ? 0 : 1
  }

  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
    NSURL(fileURLWithPath: shown?.path ?? "")
  }

  func previewControllerDidDismiss(_ controller: QLPreviewController) {
    forget()
  }

  /// A folder of its own, so that the file can keep its name.
  private func place(for name: String) -> URL? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder.appendingPathComponent(NSString(string: name).lastPathComponent)
  }

  private func share(_ file: URL) {
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    // An iPad wants to know where the sheet points at.
    sheet.popoverPresentationController?.sourceView = shell.view
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in self?.forget() }
    shell.present(sheet, animated: true)
  }

  private func forget() {
    if let file = shown { throwAway(file) }
    shown = nil
  }

  private func throwAway(_ file: URL) {
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }
}
