export const blog: Record<string, string> = {
  'Leads and WhatsApp': 'लीड और WhatsApp',
  'Online shops': 'ऑनलाइन दुकानें',
  'Social media': 'सोशल मीडिया',
  'Trust and safety': 'भरोसा और सुरक्षा',
  Websites: 'वेबसाइट',
};
