package holosite.rules.modifier;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.words.Abilities.adds;
import static holosite.language.words.Abilities.cancelsText;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.BAY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.filter.CardState;
import holosite.rules.Game;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.save.SavedGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Game text copied from another card, as Bane Malar does in battle. */
class CopiedTextsTest {
    private static final String BANE = "Bane Malar";
    private static final String HAN = "Han Solo";
    private static final String ARMED_HAN = "Han With Heavy Blaster Pistol";

    private static final Card MUSTER =
            effect("Plain Muster", LIGHT, "0_36")
                    .destiny(3)
                    .says(
                            deploysOnTable(),
                            adds(10, Figure.FORFEIT, CHARACTER.in(CardState.ARMED)));

    private static final Card SILENCE =
            effect("Plain Silence", LIGHT, "0_37")
                    .destiny(3)
                    .says(deploysOnTable(), cancelsText(titled(BANE), ALWAYS));

    private static List<Card> cards() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(List.of(MUSTER, SILENCE));
        return cards;
    }

    private static Position against(String... light) {
        return Scene.with(CopiedTextsTest::cards)
                .at(BAY, BANE, "Stormtrooper")
                .at(BAY, light)
                .force(DARK, 4)
                .force(LIGHT, 4);
    }

    /** He scans the only one there whose mind is weaker than his. */
    private static Scene scan(Position position) {
        return position.turn(DARK, Phase.BATTLE).battleAt(BAY).passUntil("use " + BANE).use(BANE);
    }

    @Test
    @Ruling("copied-text-is-the-printed-one")
    void theCopierAddsThePowerAndTheTextForTheBattle() {
        var scene =
                scan(
                        against(ARMED_HAN, "Luke Skywalker")
                                .at(BAY, "Darth Vader")
                                .nextDestiny(LIGHT, 1, 1));

        assertThat(scene.power(BANE)).isEqualTo(1 + 4);
        // Han's text adds a battle destiny for the player of whoever has it, where Luke fights too
        assertThat(scene.figureAt(Figure.BATTLE_DESTINIES, BAY, DARK)).isEqualTo(1);
        assertThat(scene.figureAt(Figure.BATTLE_DESTINIES, BAY, LIGHT)).isEqualTo(1);
        assertThat(scene.forcePile(DARK)).hasSize(4 - 1 - 1);

        scene.passUntil("forfeit Stormtrooper").forfeit("Stormtrooper").finishBattle();
        assertThat(scene.isOnTable(BANE)).isTrue();
        assertThat(scene.power(BANE)).isEqualTo(1);
    }

    @Test
    void onlyAnOpponentsLesserMindPresentIsScanned() {
        var position = against(HAN, "Luke Skywalker", "Obi-Wan Kenobi", "C-3PO");
        var scene = scan(position);

        // Luke's ability is the same as his, Obi-Wan's higher, a droid has no mind to scan
        assertThat(scene.power(BANE)).isEqualTo(1 + 3);
    }

    @Test
    @Ruling("copied-limits-count-apart")
    void theCopiedActionIsTheCopiers() {
        var scene =
                scan(against(HAN, "Luke Skywalker").at(BAY, "Darth Vader").nextDestiny(DARK, 2, 6));
        scene.passUntil("use " + BANE);
        assertThat(scene.forcePile(DARK)).hasSize(2);

        scene.use(BANE);

        assertThat(scene.forcePile(DARK)).hasSize(1);
        // Vader adds 1 to it
        assertThat(scene.battleDestiny(DARK)).isEqualTo(6 + 1);
        // once in a battle for him; for Han his own text is another matter
        assertThat(scene.offered()).noneMatch(words -> words.equals("use " + BANE));
    }

    @Test
    @Claim("permanent-weapon#9")
    void aCopiedTextDoesNotLetThePermanentWeaponBeFired() {
        var scene = scan(against(ARMED_HAN, "Luke Skywalker"));

        scene.passUntil("fire " + ARMED_HAN);
        scene.mayNot("fire " + BANE);
        scene.pass();
        assertThat(scene.offered()).noneMatch(words -> words.contains("fire " + BANE));
    }

    @Test
    @Claim("permanent-weapon#10")
    void theCopierIsNotArmedByIt() {
        var scene = scan(against(ARMED_HAN, "Luke Skywalker").beside(LIGHT, "Plain Muster"));

        assertThat(scene.power(BANE)).isEqualTo(1 + 4);
        assertThat(scene.forfeitValue(BANE)).isEqualTo(3);
        assertThat(scene.forfeitValue(ARMED_HAN)).isEqualTo(6 + 10);
    }

    @Test
    void withoutTextOfHisOwnHeHasNoCopiedOneEither() {
        var scene =
                against(ARMED_HAN, "Luke Skywalker")
                        .beside(LIGHT, "Plain Silence")
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(BAY);

        assertThat(scene.offered()).noneMatch(words -> words.contains(BANE));
    }

    @Test
    void whatIsCopiedIsSavedAndForked() {
        var scene =
                scan(against(HAN, "Luke Skywalker").at(BAY, "Darth Vader").nextDestiny(DARK, 2, 6));
        scene.passUntil("use " + BANE);
        Game game = scene.game();
        Game fork = game.fork();

        String saved = SavedGame.write(game);
        Game read = SavedGame.read(saved, CopiedTextsTest::cards);

        assertThat(read).isEqualTo(game);
        assertThat(read.decision()).isEqualTo(game.decision());
        scene.use(BANE);
        assertThat(SavedGame.write(fork)).isEqualTo(saved);
        assertThat(SavedGame.read(SavedGame.write(game), CopiedTextsTest::cards)).isEqualTo(game);
    }
}
