import UIKit

/// Covers the page while there is none: loading, offline, or something went wrong. Never a page of its own: it would have
/// an origin.
final class NoticeView: UIView {
  enum State {
    case loading, offline, failed
  }

  var onRetry: () -> Void = {}
  var onBack: () -> Void = {}
  private(set) var canRetry = false
  private let spinner = UIActivityIndicatorView(style: .large)
  private let title = UILabel()
  private let text = UILabel()
  private let retry = UIButton(type: .system)
  private let back = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(named: "Paper")
    write(title, as: .title2)
    write(text, as: .body)
    title.accessibilityTraits = .header
    spinner.accessibilityLabel = Words.loading
    write(retry, Words.retry, as: .headline) { [weak self] in self?.onRetry() }
    write(back, Words.back, as: .body) { [weak self] in self?.onBack() }
    lay(out: [spinner, title, text, retry, back])
  }

  required init?(coder: NSCoder) {
    fatalError("the notice is made in code")
  }

  /// - Parameter canGoBack: whether there is a page behind the notice
  func show(_ state: State, canGoBack: Bool = false) {
    isHidden = false
    canRetry = state != .loading
    title.text = state == .offline ? Words.offlineTitle : Words.failedTitle
    text.text = state == .offline ? Words.offlineText : Words.failedText
    for part in [title, text, retry] { part.isHidden = !canRetry }
    back.isHidden = !canRetry || !canGoBack
    if canRetry {
      spinner.stopAnimating()
      UIAccessibility.post(notification: .screenChanged, argument: title)
    } else {
      spinner.startAnimating()
    }
  }

  func hide() {
    isHidden = true
    canRetry = false
    spinner.stopAnimating()
  }

  private func write(_ label: UILabel, as style: UIFont.TextStyle) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = UIColor(named: "Ink")
    label.numberOfLines = 0
    label.textAlignment = .center
  }

  private func write(_ button: UIButton, _ words: String, as style: UIFont.TextStyle, does: @escaping () -> Void) {
    button.setTitle(words, for: .normal)
    button.setTitleColor(UIColor(named: "Ink"), for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: style)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.addAction(UIAction { _ in does() }, for: .primaryActionTriggered)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }

  /// In the middle, and scrolled where large letters need more room than there is.
  private func lay(out parts: [UIView]) {
    let column = UIStackView(arrangedSubviews: parts)
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(column)
    addSubview(scroll)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    let noHigher = content.heightAnchor.constraint(equalTo: frame.heightAnchor)
    noHigher.priority = .defaultLow
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
      noHigher,
      column.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 24),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -24),
    ])
  }
}
