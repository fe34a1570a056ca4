package holosite.language.prose;

/** How a characteristic is worded: what a card is, what it is like, or what it has. */
public sealed interface Wording permits Noun, Adjective, Feature {

    /** As it stands alone, in a list of characteristics. */
    String alone(Language language);
}
