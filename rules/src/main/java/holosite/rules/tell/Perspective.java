package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.decision.Decision;
import holosite.rules.log.Audience;
import holosite.rules.log.ToldLog;
import holosite.rules.modifier.Breakdown;
import holosite.rules.view.PlacePrice;
import holosite.rules.view.View;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game as one audience may know it: what it sees, what it is told of what happened, and what is
 * explained to it. Whoever has only this cannot reach anything that is hidden from that audience.
 */
public final class Perspective {
    private final Game game;
    private final Audience audience;
    private final View view;

    public Perspective(Game game, Audience audience) {
        this.game = game;
        this.audience = audience;
        view = game.view(audience);
    }

    public Audience audience() {
        return audience;
    }

    public View view() {
        return view;
    }

    /** What happened so far, as this audience is told it. */
    public ToldLog log() {
        return new ToldLog(game.log(), audience);
    }

    /** What makes a side's total power in the battle going on up. */
    public Breakdown battlePower(Side side) {
        return game.why().battlePower(side);
    }

    /** What makes up the power of the cards that fight a creature in the attack going on. */
    public Breakdown againstCreature() {
        return game.why().againstCreature();
    }

    /** What makes up the Force this player generates in his turn. */
    public Breakdown generation() {
        return game.why().generation(player());
    }

    /**
     * What the act at this place of the question would cost wherever it could lead to; nothing if
     * it does not deploy, or this audience is asked nothing.
     */
    public List<PlacePrice> prices(int choice) {
        return view.question().isPresent() && game.decision() instanceof Decision.ChooseAct asked
                ? game.prices(asked.acts().get(choice))
                : List.of();
    }

    /** Explains to this player what he sees. */
    public Explainer explainer(Language language) {
        player();
        return new Explainer(game, view, language);
    }

    /** Explains to this player what he is asked. */
    public QuestionCauses causes(Language language, Function<String, Card> cards) {
        player();
        return new QuestionCauses(game, view, language, cards);
    }

    /** The perspective of the player whose question this audience sees, if it sees one. */
    public Optional<Perspective> asked() {
        return view.question()
                .map(
                        question ->
                                audience == Audience.BOTH
                                        ? new Perspective(
                                                game, Audience.of(game.decision().player()))
                                        : this);
    }

    private Side player() {
        return audience.side()
                .orElseThrow(() -> new IllegalStateException("nothing is explained to " + this));
    }

    @Override
    public String toString() {
        return "a game as seen by " + audience;
    }
}
