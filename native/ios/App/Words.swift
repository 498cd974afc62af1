import Foundation

/// The app's own words, in the visitor's language (Localizable.xcstrings); what the site says it says itself.
enum Words {
  static let ok = NSLocalizedString("ok", comment: "Closes a notice")
  static let cancel = NSLocalizedString("cancel", comment: "Refuses what a page asks")
  static let loading = NSLocalizedString("loading", comment: "Read out while a page is fetched")
  static let retry = NSLocalizedString("retry", comment: "Button that loads the page again")
  static let back = NSLocalizedString("back", comment: "Button that returns to the page before")
  static let offlineTitle = NSLocalizedString("offline.title", comment: "Heading without a connection")
  static let offlineText = NSLocalizedString("offline.text", comment: "What to do without a connection")
  static let failedTitle = NSLocalizedString("failed.title", comment: "Heading when the site does not answer")
  static let failedText = NSLocalizedString("failed.text", comment: "What to do when the site does not answer")
  static let noApp = NSLocalizedString("no-app", comment: "No app on this device opens the link")
  static let noDownload = NSLocalizedString("no-download", comment: "A file could not be fetched")
}
