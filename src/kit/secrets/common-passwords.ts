/** The beginnings and endings that most guessed passwords are made of. Each pair of eight characters or more counts. */
const beginnings = `
password passw0rd p@ssword p@ssw0rd pass welcome admin administrator user guest login letmein changeme default
master secret hello test testing demo sample temp root super superman batman spiderman ironman naruto pokemon
dragon monkey tiger lion eagle shadow sunshine moonlight rainbow princess prince king queen angel devil lovely
love iloveyou loveyou mylove forever friends family mother father mummy daddy sweet sweety honey baby cookie
chocolate summer winter spring autumn monsoon january february march april august september october november
december monday friday sunday football cricket baseball basketball hockey soccer chelsea arsenal liverpool
barcelona madrid india indian bharat mumbai delhi bangalore bengaluru chennai kolkata hyderabad pune nagpur
ahmedabad jaipur maharashtra gujarat punjab kerala ganesh ganesha krishna shiva shivam om omsairam sairam saibaba
sai jaihind jaishreeram shreeram ram hanuman bholenath mahadev allah jesus christ computer laptop internet
windows android samsung nokia google facebook instagram whatsapp youtube twitter linkedin microsoft apple
qwerty qwertyuiop qwer asdf asdfgh asdfghjkl zxcv zxcvbnm qazwsx 1qaz2wsx abc abcd abcde abcdef abcdefgh aaaa xyz
trustno starwars matrix whatever nothing number123 money rich lucky happy smile cool awesome amazing business
company office work server system access private private1 nirmaan website
`
  .trim()
  .split(/\s+/);
const endings = `
1 12 123 1234 12345 123456 1234567 12345678 0 00 000 01 007 11 111 1111 22 69 77 786 99 100 2020 2021 2022 2023
2024 2025 2026 2027 @1 @12 @123 @1234 @12345 @2024 @2025 @2026 #1 #123 ! !1 !123 1! 123! @ . * $ _ a x
`
  .trim()
  .split(/\s+/);
const others = new Set(
  `
12345678 123456789 1234567890 0123456789 0987654321 9876543210 987654321 87654321 11111111 00000000 22222222 77777777
88888888 99999999 12121212 11223344 1122334455 12341234 123123123 147258369 159357456 741852963 789456123 963852741
aaaaaaaa abcdefgh abcdefghi abcd1234 abc12345 a1b2c3d4 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4
qwerty12 qwertyui qwertyuiop qwer1234 asdfghjk asdfghjkl zxcvbnm1 zaq12wsx zaq1zaq1 poiuytrewq lkjhgfdsa mnbvcxz1
letmein1 trustno1 iloveyou iloveyou1 iloveyou2 passpass adminadmin testtest useruser loveyou1 sunshine princess
football baseball basketball superman1 starwars chocolate computer internet whatever jennifer michelle
`
    .trim()
    .split(/\s+/),
);

/** Whether it is among the few thousand that everybody tries first, in any case of letters. Shorter ones are refused anyway. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (others.has(lower)) return true;
  return beginnings.some(
    (beginning) =>
      lower.startsWith(beginning) &&
      (lower.length === beginning.length ||
        endings.includes(lower.slice(beginning.length)) ||
        lower === beginning + beginning),
  );
}
