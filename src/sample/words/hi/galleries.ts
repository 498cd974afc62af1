export const galleries: Record<string, string> = {
  'Shop fronts': 'दुकानों के सामने का रूप',
  'Seven shops as we draw them before we draw their websites: what stands in the window belongs on the first screen. Our own drawings, of no real shop.':
    'सात दुकानें, जैसे हम उनकी वेबसाइट से पहले उन्हें बनाते हैं: जो दुकान के शीशे में है वही पहली स्क्रीन पर होना चाहिए। हमारी अपनी ड्रॉइंग, किसी असली दुकान की नहीं।',
  'A bakery. The shelf is the home page: three rows, nothing hidden.':
    'बेकरी। शेल्फ़ ही होम पेज है: तीन कतारें, कुछ छिपा नहीं।',
  Food: 'खाना',
  'A saree shop. Five pieces in the window say more than fifty.':
    'साड़ी की दुकान। शीशे में पाँच साड़ियाँ पचास से ज़्यादा कहती हैं।',
  Clothing: 'कपड़े',
  'A hardware shop. Every tool hangs where a hand expects it.':
    'हार्डवेयर की दुकान। हर औज़ार वहीं टँगा है जहाँ हाथ ढूँढता है।',
  Home: 'घर',
  'A tea stall. One product, one price, always a queue.': 'चाय की टपरी। एक प्रोडक्ट, एक दाम, हमेशा लाइन।',
  'A spice shop. Jars in a fixed order are a menu that everybody learns.':
    'मसालों की दुकान। तय क्रम में रखी बरनियाँ ऐसा मेन्यू हैं जो सबको याद हो जाता है।',
  'A bookshop. Spines are links: short, and all the same way up.':
    'किताबों की दुकान। किताबों की पीठ लिंक है: छोटी, और सब एक तरफ़ मुँह किए।',
  'A florist. What fades by evening stands in front.': 'फूल वाला। जो शाम तक मुरझाए, वह सबसे आगे।',
  'Screens and sketches': 'स्क्रीन और स्केच',
  'Pages in their first and second form, from squared paper to the phone. Our own drawings, of no client’s work.':
    'पेज अपने पहले और दूसरे रूप में, चौखाने वाले कागज़ से फ़ोन तक। हमारी अपनी ड्रॉइंग, किसी ग्राहक का काम नहीं।',
  'Order screen: the button stays where the thumb is.': 'ऑर्डर की स्क्रीन: बटन वहीं रहता है जहाँ अँगूठा है।',
  Phone: 'फ़ोन',
  'Booking screen: full days are grey before anybody taps them.':
    'बुकिंग की स्क्रीन: भरे हुए दिन दबाने से पहले ही धूसर हैं।',
  'A lead on the owner’s phone: name, wish, one tap to call.':
    'मालिक के फ़ोन पर लीड: नाम, ज़रूरत, कॉल के लिए एक टैप।',
  'Shop page: six products first, the other four hundred behind a search.':
    'दुकान का पेज: पहले छह प्रोडक्ट, बाकी चार सौ सर्च के पीछे।',
  Desktop: 'कंप्यूटर',
  'Clinic page: the doctor looks at the booking, so you do too.':
    'क्लिनिक का पेज: डॉक्टर बुकिंग की तरफ़ देखता है, तो आप भी देखते हैं।',
  'Monthly report: three figures on top, the proof below.': 'महीने की रिपोर्ट: ऊपर तीन आँकड़े, नीचे सबूत।',
  'The first sketch: boxes and arrows, twenty minutes.': 'पहला स्केच: डिब्बे और तीर, बीस मिनट।',
  Sketch: 'स्केच',
  'The same page twice: what the phone leaves out, nobody misses.':
    'वही पेज दो बार: फ़ोन जो छोड़ देता है, वह किसी को याद नहीं आता।',
  'A week in the studio': 'स्टूडियो का एक हफ़्ता',
  'Monday to Friday at our desks, drawn by ourselves because nobody wanted to be photographed.':
    'सोमवार से शुक्रवार अपनी मेज़ों पर, खुद बनाया हुआ, क्योंकि फ़ोटो कोई नहीं खिंचवाना चाहता था।',
  'Monday: everything on the wall, so that nothing is only in a head.':
    'सोमवार: सब कुछ दीवार पर, ताकि कोई बात सिर्फ़ दिमाग में न रहे।',
  'Tuesday: paper first. A wrong line costs a rubber.': 'मंगलवार: पहले कागज़। गलत लकीर का खर्च बस एक रबर।',
  'Wednesday: the first page runs on our own phones.': 'बुधवार: पहला पेज हमारे अपने फ़ोन पर चलता है।',
  Building: 'बनाने का काम',
  'Thursday: five phones, the cheapest first.': 'गुरुवार: पाँच फ़ोन, सबसे सस्ता पहले।',
  'Friday: it is live, and the bell rings for the first enquiry.':
    'शुक्रवार: साइट चालू है, और पहली इन्क्वायरी पर घंटी बजती है।',
  'Friday, half past six. The office hours on our contact page are true.':
    'शुक्रवार, शाम साढ़े छह। संपर्क पेज पर लिखा ऑफ़िस का समय सच है।',
  'Numbers on the wall': 'दीवार पर आँकड़े',
  'Six ways to show a number, and when each is the right one. The figures in these drawings are invented.':
    'आँकड़ा दिखाने के छह तरीके, और कब कौन सा सही है। इन ड्रॉइंग के आँकड़े मन से बनाए हुए हैं।',
  'Bars: for amounts. Only the one that matters is coloured. The figures are invented.':
    'बार: मात्रा के लिए। रंग सिर्फ़ उसी में जो मायने रखता है। आँकड़े मन से बनाए हुए हैं।',
  'Lines: for change. Cost falls, enquiries rise; where they cross, the campaign pays.':
    'लाइनें: बदलाव के लिए। खर्च घटता है, इन्क्वायरी बढ़ती हैं। जहाँ वे मिलें, वहाँ कैंपेन फ़ायदे में है।',
  'A ring: for parts of a whole, four at most.': 'छल्ला: पूरे के हिस्सों के लिए, ज़्यादा से ज़्यादा चार।',
  Shares: 'हिस्से',
  'A funnel: a thousand saw it, forty called. The widest loss is the one to mend.':
    'फ़नल: हज़ार ने देखा, चालीस ने फ़ोन किया। जहाँ सबसे ज़्यादा छूटें, वही सुधारना है।',
  'Dots: one per call, a row per day. The evening is when people decide.':
    'बिंदु: एक कॉल का एक, एक दिन की एक कतार। लोग शाम को फ़ैसला करते हैं।',
  Days: 'दिन',
  'A calendar of squares: twelve weeks of a shop, the dark ones are festival days.':
    'चौखानों का कैलेंडर: दुकान के बारह हफ़्ते, गहरे वाले त्योहार के दिन हैं।',
  'The streets around us': 'हमारे आस-पास की गलियाँ',
  'Where our clients’ customers walk, ride and wait with a phone in hand. Drawn from memory.':
    'जहाँ हमारे ग्राहकों के ग्राहक हाथ में फ़ोन लिए चलते, सफ़र करते और रुकते हैं। याद से बनाया हुआ।',
  'Kandivali, six in the morning: the sun comes up behind the towers.':
    'कांदिवली, सुबह छह बजे: सूरज टावरों के पीछे से निकलता है।',
  Morning: 'सुबह',
  'The 7:42 on the bridge. Half of it reads the news, half of it shops.':
    'पुल पर 7:42 की लोकल। आधी खबरें पढ़ती है, आधी खरीदारी करती है।',
  'Boats at Gorai: out before light, back before the market opens.':
    'गोराई की नावें: उजाले से पहले बाहर, बाज़ार खुलने से पहले वापस।',
  Water: 'पानी',
  'An auto before nine: every second shutter is still down.': 'नौ से पहले एक ऑटो: हर दूसरा शटर अभी बंद है।',
  Street: 'सड़क',
  'Market street from above: the widest parasol sells the most.':
    'ऊपर से बाज़ार: सबसे चौड़ी छतरी सबसे ज़्यादा बेचती है।',
  'Ten at night: the windows that are lit are working or watching. Both have a phone in hand.':
    'रात दस बजे: जलती खिड़कियों में काम चल रहा है या कुछ देखा जा रहा है। फ़ोन दोनों के हाथ में है।',
  Evening: 'शाम',
  Patterns: 'नमूने',
  'Nine patterns in our colours, drawn by rule. We use them behind prices, on paper bags and on the studio wall.':
    'हमारे रंगों में नौ नमूने, नियम से बने। हम इन्हें दामों के पीछे, कागज़ की थैलियों पर और स्टूडियो की दीवार पर लगाते हैं।',
  'Marigolds, every second row shifted by half.': 'गेंदे के फूल, हर दूसरी कतार आधी खिसकी हुई।',
  Flowers: 'फूल',
  'Eight petals on indigo, after the block printers’ way of building a flower.':
    'नील पर आठ पंखुड़ियाँ, ठप्पा छापने वालों के ढंग से।',
  'Leaves in pairs. The stem is the grid.': 'जोड़ी में पत्तियाँ। डंठल ही जाल है।',
  'Scallops: one half circle, drawn three hundred times.': 'लहरें: एक आधा गोला, तीन सौ बार।',
  Lines: 'लकीरें',
  'Zigzag, as woven on a narrow loom.': 'टेढ़ी धारियाँ, जैसे सँकरे करघे पर बुनी जाती हैं।',
  'A weave: over, under, over. The eye never finds the end.': 'बुनाई: ऊपर, नीचे, ऊपर। आँख को सिरा नहीं मिलता।',
  'Star and cross: two tiles cover any floor.': 'तारा और क्रॉस: दो टाइल से कोई भी फ़र्श भर जाता है।',
  Tiles: 'टाइल',
  'Quarter circles, each tile turned. No two rows are alike, and no two tiles differ.':
    'चौथाई गोले, हर टाइल घूमी हुई। कोई दो कतारें एक सी नहीं, और कोई दो टाइल अलग नहीं।',
  'Honeycomb: the most room for the least wall.': 'मधुमक्खी का छत्ता: सबसे कम दीवार में सबसे ज़्यादा जगह।',
};
