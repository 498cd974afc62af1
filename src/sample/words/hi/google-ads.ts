export const googleAds: Record<string, string> = {
  'Google Ads campaigns that show you to people who are searching for what you sell, and a report of calls and enquiries.':
    'Google Ads कैंपेन, जो आपको उन लोगों को दिखाएँ जो वही ढूँढ रहे हैं जो आप बेचते हैं, और कॉल व इन्क्वायरी की रिपोर्ट।',
  'Be there when somebody needs you now': 'जब किसी को अभी ज़रूरत हो, तब आप सामने हों',
  '“AC repair Thane west.” Whoever types that has a problem and a phone in hand. We put your business above the list, and the call goes straight to you.':
    '“AC रिपेयर ठाणे वेस्ट।” जो यह टाइप करे, उसके पास परेशानी है और हाथ में फ़ोन। हम आपके बिज़नेस को लिस्ट के ऊपर रखते हैं, और कॉल सीधे आपको आती है।',
  '5 days': '5 दिन',
  'from the first call to the first advertisement': 'पहली कॉल से पहले विज्ञापन तक',
  'Every call': 'हर कॉल',
  'is counted and has a cost beside it': 'गिनी जाती है और उसके आगे उसका खर्च लिखा है',
  'Why a business needs Google Ads': 'बिज़नेस को Google Ads क्यों चाहिए',
  'They are searching already': 'वे पहले से ढूँढ रहे हैं',
  'Nobody has to be persuaded. The need is there; the only question is whom they call.':
    'किसी को मनाना नहीं पड़ता। ज़रूरत है ही। सवाल बस यह कि फ़ोन किसे जाए।',
  'You pay for clicks, not for being seen': 'पैसा क्लिक का, दिखने का नहीं',
  'An advertisement that nobody taps costs nothing. The daily limit is yours and is kept.':
    'जिस विज्ञापन को कोई न दबाए उसका कुछ नहीं लगता। दिन की सीमा आपकी है और टूटती नहीं।',
  'By street and by hour': 'गली और घंटे के हिसाब से',
  'Five kilometres around the shop, while somebody is there to pick up. Nothing is spent at night unless you want it.':
    'दुकान के पाँच किलोमीटर में, जब फ़ोन उठाने वाला हो। रात को तभी खर्च जब आप चाहें।',
  'New businesses can stand first': 'नया बिज़नेस भी सबसे ऊपर आ सकता है',
  'Climbing the free results takes months. An advertisement stands above them this week.':
    'मुफ़्त सर्च रिज़ल्ट में चढ़ने में महीने लगते हैं। विज्ञापन इसी हफ़्ते उनसे ऊपर होता है।',
  'From a search to a ringing phone': 'सर्च से बजते फ़ोन तक',
  'The words people type, what a click costs there, and the words that only waste money.':
    'लोग क्या टाइप करते हैं, वहाँ क्लिक कितने का है, और कौन से शब्द सिर्फ़ पैसा खाते हैं।',
  'Places, hours, daily limit, and what counts as a result: a call, a form, a visit.':
    'जगहें, घंटे, दिन की सीमा, और नतीजा किसे मानें: कॉल, फ़ॉर्म या दुकान पर आना।',
  Creation: 'तैयार करना',
  'Advertisements in your customers’ words, and a page for each that keeps its promise.':
    'आपके ग्राहकों के शब्दों में विज्ञापन, और हर एक का पेज जो उसका वादा निभाए।',
  'With call counting in place first, so that nothing is spent in the dark.':
    'पहले कॉल की गिनती लगती है, ताकि कुछ भी अँधेरे में खर्च न हो।',
  Optimisation: 'निखारना',
  'Twice a week: bad words out, good ones up, two texts against each other.':
    'हफ़्ते में दो बार: बुरे शब्द बाहर, अच्छे ऊपर, दो टेक्स्ट आमने-सामने।',
  'Each Monday: spent, calls, forms, cost of each. Each month a talk about it.':
    'हर सोमवार: खर्च, कॉल, फ़ॉर्म, हर एक का खर्च। हर महीने उस पर बात।',
  'Clicks, calls and costs': 'क्लिक, कॉल और खर्च',
  'What does a click cost?': 'एक क्लिक कितने का पड़ता है?',
  'From about five rupees for rare searches to several hundred in crowded fields such as loans. We look it up for your words before you decide.':
    'कम ढूँढी जाने वाली चीज़ों में करीब पाँच रुपये से लेकर लोन जैसी भीड़ वाली जगहों में कई सौ तक। आपके शब्दों का दाम हम फ़ैसले से पहले देख देते हैं।',
  'What is the smallest budget that makes sense?': 'सबसे छोटा बजट कितना हो कि फ़ायदा हो?',
  'Enough for about ten clicks a day. For most local services that is ₹300 to ₹1,000 a day. Below it, one learns too slowly.':
    'इतना कि दिन में करीब दस क्लिक मिलें। ज़्यादातर आस-पास की सेवाओं में यह ₹300 से ₹1,000 रोज़ है। उससे कम में सीखना बहुत धीमा होता है।',
  'When does the phone ring?': 'फ़ोन कब बजेगा?',
  'Advertisements are usually checked and shown within a day or two of the launch. A good week to judge is the third: by then the wasteful words are out.':
    'विज्ञापन अक्सर चालू करने के एक-दो दिन में जाँचकर दिखने लगते हैं। परखने का अच्छा समय तीसरा हफ़्ता है: तब तक फ़ालतू शब्द निकल जाते हैं।',
  'Who pays Google?': 'Google को पैसे कौन देता है?',
  'You do, directly, from your own account. Our fee is separate and does not grow with what you spend.':
    'आप, सीधे, अपने खाते से। हमारी फ़ीस अलग है और आपके खर्च के साथ नहीं बढ़ती।',
  'Can competitors click my budget away?': 'क्या मुकाबले वाले क्लिक करके मेरा बजट उड़ा सकते हैं?',
  'Google filters most such clicks and refunds them. We watch for patterns, shut out addresses and tell you what we found.':
    'ऐसे ज़्यादातर क्लिक Google पकड़ लेता है और पैसे लौटा देता है। हम भी नज़र रखते हैं, ऐसे एड्रेस बंद करते हैं और जो मिले बताते हैं।',
  'Do I need a website for it?': 'क्या इसके लिए वेबसाइट चाहिए?',
  'A good page helps very much. For calls alone a single page is enough, and we can build it within the first week.':
    'अच्छा पेज बहुत मदद करता है। सिर्फ़ कॉल के लिए एक पेज काफ़ी है, और वह हम पहले हफ़्ते में बना सकते हैं।',
  'Tell us one thing you sell': 'जो बेचते हैं उसमें से एक प्रोडक्ट बताइए',
  'We look up how often it is searched for around you and what a click costs. You get the sheet, whatever you decide.':
    'हम देखते हैं कि आपके आस-पास उसे कितना ढूँढा जाता है और क्लिक कितने का है। शीट आपको मिलती है, फ़ैसला चाहे जो हो।',
  'Campaigns of the kind we run': 'हम ऐसे कैंपेन चलाते हैं',
  'A repair service': 'रिपेयर सर्विस',
  'Four suburbs, calls only, from eight to eight.': 'चार उपनगर, सिर्फ़ कॉल, आठ से आठ तक।',
  'A packers and movers desk': 'पैकर्स ऐंड मूवर्स',
  'A form with two pin codes and a date, nothing more.': 'दो पिन कोड और एक तारीख का फ़ॉर्म, बस।',
  'A homoeopath': 'होम्योपैथ',
  'On the map, with directions and open hours.': 'नक्शे पर, रास्ते और खुलने के समय के साथ।',
  'A shop for spare parts': 'स्पेयर पार्ट की दुकान',
  'Products with price and photograph in the results.': 'सर्च रिज़ल्ट में ही दाम और फ़ोटो के साथ प्रोडक्ट।',
  'A Monday report': 'सोमवार की रिपोर्ट',
  'Calls by hour, and what each of them cost.': 'घंटे के हिसाब से कॉल, और हर एक कितने की पड़ी।',
};
