package holosite.rules.card;

/** Names a program permanently: the text it carries out, or the text it was put into force by. */
public sealed interface ProgramId permits TextId, LastingId {

    /** The printed text it originates from. */
    TextId text();
}
