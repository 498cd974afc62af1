package agency.shell;

/** How pages come to the object that they call. */
interface BridgeAttachment {
    /** @param wanted whether the main frame's next page shall have it */
    void set(boolean wanted);

    /** If so, a page that began without it has to be loaded once more. */
    boolean countsFromNextPage();
}
