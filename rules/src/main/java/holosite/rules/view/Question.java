package holosite.rules.view;

import holosite.language.ability.Action;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.Prompt;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/**
 * The decision as its player sees it: why it is asked, about which cards, and what may be answered,
 * each choice at the place an answer names it by. {@code moment} is what an answer would be an
 * answer to; {@code said} the words of the card that asks.
 */
public record Question(
        Kind kind,
        Prompt.Key key,
        Seen about,
        Seen other,
        double number,
        List<Choice> choices,
        List<Option> options,
        int least,
        int most,
        boolean mayPass,
        Optional<Moment> moment,
        Optional<Said> said) {

    /** The family of the decision. */
    public enum Kind {
        ACT,
        CARDS,
        NUMBER,
        OPTION
    }

    /** A card as far as the viewer may know it: a title is empty where the card is hidden. */
    public record Seen(int handle, String id, String title, Place where) {
        public static final Seen NOTHING = new Seen(0, "", "", Place.NOWHERE);
    }

    /** Where a card that is spoken of lies. */
    public enum Place {
        NOWHERE,
        TABLE,
        HAND,
        RESERVE_DECK,
        FORCE_PILE,
        USED_PILE,
        LOST_PILE,
        OUT_OF_PLAY,
        OUTSIDE,
        BEING_PLAYED,
        SABACC_HAND,
        OWN_SIDE,
        OTHER_SIDE
    }

    /**
     * One thing to choose: for acts with the kind, a second card they concern and the text used,
     * for cards only the card. {@code speaker} is the side whose text it is, null where it is no
     * text. {@code force} is what it costs; not a number where that is not known yet, or nothing is
     * paid.
     */
    public record Choice(
            Act.Kind act,
            Seen card,
            Seen other,
            int text,
            @Nullable Side speaker,
            Optional<Action> said,
            double force) {}

    /** Whether all it offers is to cancel what this player has just begun himself. */
    public boolean cancelsOwn(Side player) {
        return mayPass
                && moment.flatMap(Moment::by).filter(player::equals).isPresent()
                && choices.stream().allMatch(c -> c.said().map(Action::onlyCancels).orElse(false));
    }

    public Question {
        choices = List.copyOf(choices);
        options = List.copyOf(options);
    }
}
