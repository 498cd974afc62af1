/** How an alert looks whose act goes below its words where there is no room beside them. */
export const actBelow = { flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } };
