package holosite.rules.card;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Acts;
import holosite.language.effect.PlaySabacc;
import holosite.rules.compile.FilterCompiler;
import holosite.rules.text.CardTest;
import holosite.rules.text.Slots;

import java.util.Optional;

/** The terms of one kind of sabacc, made ready: who plays, what counts as what, what is won. */
public record SabaccGame(
        CardTest players,
        CardTest wild,
        int low,
        int high,
        CardTest clones,
        CardTest clonesAsPlayers,
        int clonesAs,
        CardTest moreWildPlayers,
        CardTest moreWild,
        CardTest stakes) {

    private static final CardTest NONE = (game, x, card) -> false;

    /** The game a card lets play, if it does. */
    static Optional<SabaccGame> of(Card card) {
        for (Ability ability : card.text()) {
            if (ability instanceof Acts acts) {
                for (var effect : acts.action().effects()) {
                    if (effect instanceof PlaySabacc play) {
                        return Optional.of(of(play));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static SabaccGame of(PlaySabacc play) {
        var filters = new FilterCompiler(new Slots());
        return new SabaccGame(
                filters.test(play.players()),
                filters.test(play.wild()),
                play.low(),
                play.high(),
                filters.test(play.clones()),
                play.clonesAs().map(as -> filters.test(as.players())).orElse(NONE),
                play.clonesAs().map(PlaySabacc.ClonesAs::number).orElse(0),
                play.moreWild().map(more -> filters.test(more.players())).orElse(NONE),
                play.moreWild().map(more -> filters.test(more.cards())).orElse(NONE),
                filters.test(play.stakes()));
    }
}
