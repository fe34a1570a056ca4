package holosite.rules.view;

import holosite.language.ability.Action;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.DeployWhere;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.decision.Prompt;
import java.util.List;
import java.util.Optional;

/**
 * The decision as its player sees it: why it is asked, about which cards, and what may be answered,
 * each choice at the place an answer names it by: acts, cards or options, depending on the family
 * of the question. The question and the acts name cards by the handles of the view. {@code moment}
 * is what a response would respond to; {@code said} the words of the card that asks.
 */
public record Question(
        Prompt prompt,
        Seen about,
        Seen other,
        List<ActChoice> acts,
        List<CardChoice> cards,
        List<OptionView> options,
        int least,
        int most,
        boolean mayPass,
        Optional<Moment> moment,
        Optional<AskingText> said) {

    public Question {
        acts = List.copyOf(acts);
        cards = List.copyOf(cards);
        options = List.copyOf(options);
    }

    /** The family of the decision; sides of the table are chosen as cards are. */
    public enum Kind {
        ACT,
        CARDS,
        NUMBER,
        OPTION
    }

    public Kind kind() {
        return switch (prompt) {
            case ActPrompt p -> Kind.ACT;
            case CardPrompt p -> Kind.CARDS;
            case DeployWhere p -> Kind.CARDS;
            case NumberPrompt p -> Kind.NUMBER;
            case OptionPrompt p -> Kind.OPTION;
        };
    }

    /** The name of the question. */
    public Prompt.Key key() {
        return prompt.key();
    }

    /** The acts or the cards to choose from; none if a number or an option is asked for. */
    public List<? extends Choice> choices() {
        return acts.isEmpty() ? cards : acts;
    }

    /** A card as far as the viewer may know it: the title is empty if the card is hidden. */
    public record Seen(int handle, String id, String title, Place where) {
        public static final Seen NOTHING = new Seen(0, "", "", Place.NOWHERE);
    }

    /** Where a card that is mentioned is. */
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
     * One thing to choose. {@code force} is what it costs; NaN if that is not known yet, or nothing
     * is paid.
     */
    public sealed interface Choice {
        Seen card();

        double force();
    }

    /** An act, with the card it is done with, a second one it concerns, and the text it uses. */
    public record ActChoice(Act act, Seen card, Seen other, Optional<Action> said, double force)
            implements Choice {}

    /** A card. */
    public record CardChoice(Seen card, double force) implements Choice {}

    /** Whether all it offers is to cancel what this player has just begun himself. */
    public boolean cancelsOwn(Side player) {
        return mayPass
                && moment.filter(m -> m.by() == player).isPresent()
                && acts.stream().allMatch(c -> c.said().map(Action::onlyCancels).orElse(false));
    }
}
