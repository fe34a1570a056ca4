package holosite.language.filter;

/** The cards a text can point to without naming them first. */
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
    /** What the thing answered to was about: the card deployed, lost, drawn, targeted. */
    SUBJECT,
    /** The card that caused it: the weapon fired, the Interrupt played. */
    CAUSE,
    /** The location where it happened. */
    PLACE,
    /** The card a Utinni Effect or the like is aimed at. */
    AIM
}
