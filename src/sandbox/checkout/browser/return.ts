// The page between the checkout and the merchant's callback address: it posts its form at once.
document.querySelector('form')?.submit();
