package holosite.server.position;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Outline;
import holosite.rules.kit.Reason;
import holosite.rules.log.Audience;
import holosite.rules.notation.LaidOut;
import holosite.rules.notation.MalformedText;
import holosite.rules.notation.PositionNotation;
import holosite.rules.notation.PositionRemark;
import holosite.rules.notation.PositionRemarks;
import holosite.rules.state.Sides;
import holosite.rules.tell.PositionWords;
import holosite.rules.view.PlaceView;
import holosite.rules.view.PlayerView;
import holosite.rules.view.View;
import holosite.server.position.PositionVerdict.Deed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A position tried out: written as text, read again and laid out by the rules. */
final class PositionTrial {
    private static final Logger LOG = LoggerFactory.getLogger(PositionTrial.class);

    private final PositionNotation.Written written;
    private final Optional<LaidOut> laidOut;
    private final Optional<Wrong> wrong;

    /** Why it cannot be, and in which line. */
    record Wrong(int line, Reason reason) {}

    PositionTrial(Outline outline, CardPool pool) {
        written = PositionNotation.write(outline, pool);
        Optional<LaidOut> laid = Optional.empty();
        Optional<Wrong> refused = Optional.empty();
        try {
            laid = Optional.of(PositionNotation.layOut(written.text(), pool));
            refused = laid.flatMap(one -> over(one.game()));
        } catch (MalformedText e) {
            refused = Optional.of(new Wrong(e.line(), e.reason()));
        } catch (RuntimeException | StackOverflowError e) {
            // whoever lays out a table may put together what no game leads to
            LOG.warn("the rules fail at the position\n{}", written.text(), e);
            refused =
                    Optional.of(
                            new Wrong(
                                    1,
                                    new Reason(
                                            "The rules cannot begin a game here: take back what"
                                                    + " you changed last.",
                                            "Les règles ne peuvent pas commencer une partie ici :"
                                                    + " annulez ce que vous avez changé en"
                                                    + " dernier.")));
        }
        laidOut = laid;
        wrong = refused;
    }

    private static Optional<Wrong> over(Game game) {
        return game.outcome()
                .map(
                        outcome ->
                                new Wrong(
                                        1,
                                        new Reason(
                                                lost(Language.EN, outcome.winner()),
                                                lost(Language.FR, outcome.winner()))));
    }

    private static String lost(Language language, Side winner) {
        return new PositionWords(language).over(winner.opposite());
    }

    Optional<Wrong> wrong() {
        return wrong;
    }

    /** The position on a table, even if the game there is over. */
    Optional<LaidOut> laidOut() {
        return laidOut;
    }

    PositionVerdict verdict(Language language) {
        return new PositionVerdict(
                written.text(),
                wrong.map(
                        one ->
                                new PositionVerdict.Impossible(
                                        language == Language.FR ? one.reason.fr() : one.reason.en(),
                                        one.line,
                                        Optional.of(written.lines().indexOf(one.line))
                                                .filter(piece -> piece >= 0))),
                laidOut.map(
                                one ->
                                        new PositionRemarks(one)
                                                .all().stream()
                                                        .map(remark -> told(remark, language))
                                                        .toList())
                        .orElse(List.of()),
                laidOut.map(PositionTrial::places).orElse(List.of()),
                laidOut.map(one -> piles(one.game())));
    }

    private static PositionVerdict.Remark told(PositionRemark remark, Language language) {
        var words = new PositionWords(language);
        Optional<Side> side = Optional.empty();
        Optional<Integer> number = Optional.empty();
        Optional<Integer> piece = Optional.empty();
        Optional<String> entry = Optional.empty();
        Deed deed =
                switch (remark) {
                    case PositionRemark.OthersTurn turn -> {
                        number = Optional.of(turn.better());
                        yield Deed.TURN;
                    }
                    case PositionRemark.WrongSize size -> {
                        side = Optional.of(size.side());
                        number = Optional.of(size.required() - size.cards());
                        yield Deed.RESERVE;
                    }
                    case PositionRemark.Leaves leaves -> {
                        piece = Optional.of(leaves.piece());
                        yield Deed.REMOVE;
                    }
                    case PositionRemark.Misfit misfit -> {
                        piece = Optional.of(misfit.piece());
                        entry = Optional.of(misfit.refusal().entry());
                        yield Deed.RULE;
                    }
                };
        return new PositionVerdict.Remark(
                words.remark(remark), words.remedy(remark), deed, side, number, piece, entry);
    }

    private static List<PositionVerdict.Place> places(LaidOut position) {
        View view = position.game().view(Audience.BOTH);
        List<Integer> order = new PositionRemarks(position).places();
        var places = new ArrayList<PositionVerdict.Place>();
        for (int i = 0; i < order.size(); i++) {
            PlaceView place = view.places().get(i);
            places.add(
                    new PositionVerdict.Place(
                            order.get(i),
                            place.system(),
                            Sides.each(place::power),
                            Sides.each(place::occupies),
                            Stream.of(Side.values()).filter(place::controls).findFirst()));
        }
        return places;
    }

    private static Sides<PositionVerdict.Piles> piles(Game game) {
        View view = game.view(Audience.BOTH);
        return Sides.each(side -> piles(view.of(side), game.setup().of(side).cards().size()));
    }

    private static PositionVerdict.Piles piles(PlayerView player, int all) {
        return new PositionVerdict.Piles(
                player.handSize(),
                player.reserveDeck(),
                player.forcePile(),
                player.usedPile(),
                player.lostPile(),
                player.lifeForce(),
                all);
    }
}
