export const digitalMarketing: Record<string, string> = {
  'Digital marketing': 'डिजिटल मार्केटिंग',
  'Search, social media, e-mail and advertising under one plan, with one monthly report in rupees for each enquiry.':
    'सर्च, सोशल मीडिया, ईमेल और विज्ञापन एक ही प्लान में, और महीने की एक रिपोर्ट: हर इन्क्वायरी कितने रुपये की।',
  'One plan, one budget, one report you can read': 'एक प्लान, एक बजट, एक रिपोर्ट जो समझ में आए',
  'Search, social media, e-mail and advertising pull in one direction. Every month you see what was spent, how many enquiries came, and what one of them cost.':
    'सर्च, सोशल मीडिया, ईमेल और विज्ञापन एक ही दिशा में चलते हैं। हर महीने आप देखते हैं कि कितना खर्च हुआ, कितनी इन्क्वायरी आई और एक कितने की पड़ी।',
  '1 page': '1 पेज',
  'every month: spent, enquiries, cost of each': 'हर महीने: खर्च, इन्क्वायरी, हर एक का खर्च',
  'contracts longer than a month': 'एक महीने से लंबे करार',
  'Why a business needs a plan for it': 'बिज़नेस को इसके लिए प्लान क्यों चाहिए',
  'Your customers are in five places': 'आपके ग्राहक पाँच जगहों पर हैं',
  'They search, scroll, read reviews, ask on WhatsApp and open mails. One plan decides where you stand first.':
    'वे ढूँढते हैं, स्क्रॉल करते हैं, रिव्यू पढ़ते हैं, WhatsApp पर पूछते हैं और ईमेल खोलते हैं। एक प्लान तय करता है कि आप पहले कहाँ दिखें।',
  'Money leaks quietly': 'पैसा चुपचाप रिसता है',
  'A boosted post here, a listing there. When nobody adds it up, nobody knows what brought the customer.':
    'कहीं एक बूस्ट की हुई पोस्ट, कहीं एक लिस्टिंग। जब कोई जोड़ता नहीं, तो कोई जानता नहीं कि ग्राहक किससे आया।',
  'Small towns search, too': 'छोटे शहर भी ढूँढते हैं',
  'Near me, in Hindi and Marathi, by voice. Whoever answers in the same words gets the visit.':
    'मेरे आस-पास, हिंदी और मराठी में, बोलकर। जो उन्हीं शब्दों में जवाब दे, ग्राहक उसका।',
  'Being known takes months': 'नाम बनने में महीने लगते हैं',
  'Advertising brings this week’s enquiries. Useful pages and reviews bring next year’s, without paying per click.':
    'विज्ञापन इस हफ़्ते की इन्क्वायरी लाते हैं। काम के पेज और रिव्यू अगले साल की लाते हैं, हर क्लिक का पैसा दिए बिना।',
  'How a month of work becomes enquiries': 'महीने भर के काम से इन्क्वायरी कैसे आती हैं',
  Research: 'रिसर्च',
  'What people search for, what three competitors do, and what your last fifty customers said.':
    'लोग क्या ढूँढते हैं, तीन मुकाबले वाले क्या करते हैं, और आपके पिछले पचास ग्राहकों ने क्या कहा।',
  Strategy: 'स्ट्रैटेजी',
  'Two or three channels, a budget for each, and the number by which we judge it.':
    'दो-तीन जगहें, हर एक का बजट, और वह आँकड़ा जिससे हम उसे परखें।',
  Implementation: 'काम शुरू',
  'Pages, posts, films, mails and campaigns are made and put in place.':
    'पेज, पोस्ट, वीडियो, ईमेल और कैंपेन बनाकर लगाए जाते हैं।',
  Monitoring: 'निगरानी',
  'Looked at every working day. What wastes money is stopped the same day.':
    'हर कामकाजी दिन देखा जाता है। जो पैसा बरबाद करे, उसी दिन बंद।',
  Improvement: 'सुधार',
  'One thing is changed at a time, so that we know what helped.':
    'एक बार में एक ही चीज़ बदली जाती है, ताकि पता रहे कि किससे फ़ायदा हुआ।',
  Reporting: 'रिपोर्ट',
  'One page a month in plain words, and a call to decide what comes next.':
    'महीने में एक पेज सीधे शब्दों में, और आगे क्या करें यह तय करने को एक कॉल।',
  'Asked before the first month': 'पहले महीने से पहले के सवाल',
  'How soon will I see something?': 'असर कितनी जल्दी दिखेगा?',
  'Advertising brings the first enquiries within days. Search and reviews need three to six months. We begin with what is quick and use the time to build what lasts.':
    'विज्ञापन कुछ ही दिनों में पहली इन्क्वायरी लाते हैं। सर्च और रिव्यू को तीन से छह महीने चाहिए। हम जल्दी वाले से शुरू करते हैं और उसी समय में टिकने वाला बनाते हैं।',
  'What budget do I need?': 'बजट कितना चाहिए?',
  'Enough to learn something: for a local business that is usually between ₹15,000 and ₹40,000 a month for advertising, besides our fee. We tell you if less would do.':
    'इतना कि कुछ सीखा जा सके: आस-पास के बिज़नेस के लिए आम तौर पर विज्ञापन के ₹15,000 से ₹40,000/महीना, हमारी फ़ीस अलग। कम में काम चले तो हम बता देते हैं।',
  'Which channels will you use?': 'आप कौन सी जगहें इस्तेमाल करेंगे?',
  'Those your customers use. A dentist needs search and reviews, a saree shop needs pictures and films. We begin with two and add a third when they work.':
    'जो आपके ग्राहक करते हैं। दाँतों के डॉक्टर को सर्च और रिव्यू चाहिए, साड़ी की दुकान को फ़ोटो और वीडियो। हम दो से शुरू करते हैं और वे चल जाएँ तो तीसरी जोड़ते हैं।',
  'Do you promise the first place on Google?': 'क्या आप Google पर पहले नंबर का वादा करते हैं?',
  'No, and nobody honestly can. We promise the work, and a report that shows whether it paid.':
    'नहीं, और ईमानदारी से कोई कर भी नहीं सकता। हम काम का वादा करते हैं, और ऐसी रिपोर्ट का जो दिखाए कि फ़ायदा हुआ या नहीं।',
  'Who owns the accounts?': 'अकाउंट किसके होते हैं?',
  'You do. Advertising accounts, pages and lists are in your name, and we work in them as guests.':
    'आपके। विज्ञापन के अकाउंट, पेज और लिस्ट आपके नाम पर हैं, हम उनमें मेहमान की तरह काम करते हैं।',
  'How long am I bound?': 'करार कितने समय का है?',
  'A month at a time. Most owners judge after three, because the first one is spent on learning.':
    'एक-एक महीना। ज़्यादातर लोग तीन महीने बाद परखते हैं, क्योंकि पहला तो सीखने में जाता है।',
  'Do you also write and design?': 'क्या आप लिखते और डिज़ाइन भी करते हैं?',
  'Yes: texts, pictures and short films, in English, Hindi and Marathi. What says something about your business goes out only after you have seen it.':
    'हाँ: टेक्स्ट, फ़ोटो और छोटे वीडियो, अंग्रेज़ी, हिंदी और मराठी में। आपके बिज़नेस के बारे में कुछ भी आपके देखे बिना बाहर नहीं जाता।',
  'Bring the bills of your last three months': 'पिछले तीन महीनों के बिल लाइए',
  'We add up what you spent on being seen and tell you what we would stop, keep and try.':
    'दिखने पर आपने जो खर्च किया हम उसे जोड़ते हैं और बताते हैं कि क्या बंद करें, क्या रखें और क्या आज़माएँ।',
  'What such work looks like': 'यह काम कैसा दिखता है',
  'A monthly report': 'महीने की रिपोर्ट',
  'Spent, enquiries, cost of one, and three sentences about why.':
    'खर्च, इन्क्वायरी, एक का दाम, और तीन वाक्य कि ऐसा क्यों।',
  'A festival calendar': 'त्योहारों का कैलेंडर',
  'Twelve weeks of posts, mails and offers on one sheet.': 'बारह हफ़्तों की पोस्ट, ईमेल और ऑफ़र एक ही शीट पर।',
  'A page for one search': 'एक सर्च के लिए एक पेज',
  'Answers “AC repair in Thane” and nothing else.': '“ठाणे में AC रिपेयर” का जवाब, और कुछ नहीं।',
  'Reviews that are answered': 'रिव्यू, जिनका जवाब मिलता है',
  'Each within a day, the angry ones first.': 'हर एक का एक दिन में, नाराज़ वालों का पहले।',
  'A mail that is opened': 'ईमेल, जो खोला जाता है',
  'One offer, one picture, one button.': 'एक ऑफ़र, एक फ़ोटो, एक बटन।',
};
