package holosite.language.filter;

import holosite.language.prose.Agreement;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import java.util.Optional;

/** The cards a text can refer to without naming them first. */
public enum Known implements Ref {
    /** The card that speaks. */
    IT,
    /** The card it is on, or that carries it. */
    HOST,
    /** The location where it is; for a location, itself. */
    HERE,
    /** The card a continuous effect is being applied to. */
    AFFECTED,
    /** The place or card the affected one is deploying to, moving to or aiming at. */
    TOWARD,
    /** What the thing responded to was about: the card deployed, lost, drawn, targeted. */
    SUBJECT,
    /** The card that caused it: the weapon fired, the Interrupt played. */
    CAUSE,
    /** The location where it happened. */
    PLACE,
    /** The card a Utinni Effect or the like is aimed at. */
    AIM;

    @Override
    public Mention mention(Prose p) {
        return switch (this) {
            case IT -> p.french() ? p.self(true) : p.self(false);
            case HOST -> p.antecedents().host(p);
            case HERE -> p.here();
            case AFFECTED, TOWARD, SUBJECT, CAUSE -> p.antecedents().pointed(p, this, Noun.CARD);
            case PLACE -> p.antecedents().pointed(p, this, Noun.LOCATION);
            case AIM ->
                    Mention.third(
                            p.say("its target", "sa cible"), "its target's", Agreement.FEMININE);
        };
    }

    @Override
    public boolean self() {
        return this == IT;
    }

    @Override
    public Optional<String> where(Prose p) {
        return switch (this) {
            case HERE -> Optional.of(p.say("here", "ici"));
            case PLACE -> Optional.of(p.say("there", "à cet endroit"));
            default -> Optional.empty();
        };
    }
}
