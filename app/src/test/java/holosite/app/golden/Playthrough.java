package holosite.app.golden;

import holosite.bots.Bot;
import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.log.Entry;
import holosite.rules.tell.Narrator;
import holosite.rules.view.BattleView;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.PlayerView;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as text: every decision with its answer, the log, and the lines of both players' views
 * that changed since the last decision.
 */
final class Playthrough {
    private final Language language;
    private final StringBuilder text = new StringBuilder();
    private final Map<Side, List<String>> before = new HashMap<>();
    private int told;
    private int decisions;

    Playthrough(Language language) {
        this.language = language;
    }

    String of(Game game, Bot dark, Bot light) {
        while (!game.isOver()) {
            look(game);
            Side asked = game.decision().player();
            Answer answer = Bot.asked(asked == Side.DARK ? dark : light, game);
            View view = game.view(asked);
            var question = view.question().orElseThrow();
            var narrator = narrator(asked);
            List<String> choices = narrator.choices(view, question);
            String meant =
                    switch (game.decision().code(answer)) {
                        case AnswerCode.Choice choice when choice.place() < choices.size() ->
                                choices.get(choice.place());
                        case AnswerCode.Number number -> "#" + number.value();
                        case AnswerCode other -> other.toString();
                    };
            line(++decisions + " " + asked + ": " + narrator.ask(view, question));
            line("  -> " + meant + " (" + choices.size() + " choices)");
            game.answer(answer);
        }
        look(game);
        line(narrator(Side.DARK).outcome(game.outcome().orElseThrow()));
        return text.toString();
    }

    private Narrator narrator(Side reader) {
        return new Narrator(language, Optional.of(reader), id -> AllCards.byId(id).orElseThrow());
    }

    private void line(String words) {
        text.append(words).append('\n');
    }

    private void look(Game game) {
        for (Entry entry : game.log().from(told)) {
            String dark = narrator(Side.DARK).line(entry);
            String light = narrator(Side.LIGHT).line(entry);
            line("  * " + dark + (dark.equals(light) ? "" : " | " + light));
        }
        told = game.log().size();
        for (Side side : Side.values()) {
            List<String> lines = lines(game.view(side));
            List<String> old = before.getOrDefault(side, List.of());
            for (String now : lines) {
                if (!old.contains(now)) {
                    line("  " + side.name().charAt(0) + "| " + now);
                }
            }
            before.put(side, lines);
        }
    }

    private static List<String> lines(View view) {
        var lines = new ArrayList<String>();
        for (Side side : Side.values()) {
            PlayerView player = view.of(side);
            lines.add(
                    "%s: reserve %d, force %d, used %d, lost %d %s, hand %d"
                            .formatted(
                                    side,
                                    player.reserveDeck(),
                                    player.forcePile(),
                                    player.usedPile(),
                                    player.lostPile(),
                                    player.topOfLostPile(),
                                    player.handSize()));
            if (!player.hand().isEmpty()) {
                lines.add("hand: " + titles(player.hand()));
            }
            if (!player.sideOfTable().isEmpty()) {
                lines.add(side + " side: " + titles(player.sideOfTable()));
            }
        }
        for (PlaceView place : view.places()) {
            lines.add(
                    "%s %d/%d power %s/%s drain %s/%s%s"
                            .formatted(
                                    place.location().title(),
                                    place.icons(Side.DARK),
                                    place.icons(Side.LIGHT),
                                    place.power(Side.DARK),
                                    place.power(Side.LIGHT),
                                    place.drain(Side.DARK),
                                    place.drain(Side.LIGHT),
                                    place.cards().isEmpty() ? "" : ": " + titles(place.cards())));
        }
        view.battle().ifPresent(battle -> lines.add(battle(battle)));
        return lines;
    }

    private static String battle(BattleView battle) {
        return ("BattleView[location=%d, initiator=%s, segment=%s, darkPower=%s, lightPower=%s,"
                        + " darkDestiny=%s, lightDestiny=%s, darkAttrition=%s, lightAttrition=%s,"
                        + " darkDamage=%s, lightDamage=%s, darkAttritionInAll=%s,"
                        + " lightAttritionInAll=%s, darkDamageInAll=%s, lightDamageInAll=%s]")
                .formatted(
                        battle.location(),
                        battle.initiator(),
                        battle.segment(),
                        battle.power(Side.DARK),
                        battle.power(Side.LIGHT),
                        battle.destiny(Side.DARK),
                        battle.destiny(Side.LIGHT),
                        battle.attrition(Side.DARK),
                        battle.attrition(Side.LIGHT),
                        battle.damage(Side.DARK),
                        battle.damage(Side.LIGHT),
                        battle.attritionInAll(Side.DARK),
                        battle.attritionInAll(Side.LIGHT),
                        battle.damageInAll(Side.DARK),
                        battle.damageInAll(Side.LIGHT));
    }

    private static String titles(List<CardView> cards) {
        var words = new ArrayList<String>();
        for (CardView card : cards) {
            String marks = card.marks().stream().map(Enum::name).sorted().toList().toString();
            words.add(
                    card.title()
                            + (marks.equals("[]") ? "" : marks)
                            + (Double.isNaN(card.power())
                                    ? ""
                                    : " " + card.power() + "/" + card.forfeit())
                            + (card.on().isEmpty() ? "" : " {" + titles(card.on()) + "}"));
        }
        return String.join(", ", words);
    }
}
