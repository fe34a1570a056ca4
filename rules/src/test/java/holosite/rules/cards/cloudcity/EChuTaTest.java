package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** E Chu Ta. */
class EChuTaTest {
    private static final String INSULT = "E Chu Ta";
    private static final String SPEEDER = "Luke's X-34 Landspeeder";

    /** A droid with manners for the Dark Side. */
    private static final Card DROID =
            Kinds.droid("Plain Protocol Droid", DARK, "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .forfeit(1)
                    .is(Trait.PROTOCOL_DROID)
                    .says();

    @Test
    void aProtocolDroidsInsultCancelsATextForTheTurn() {
        var scene =
                tableWith(DROID)
                        .at(CANTINA, "Plain Protocol Droid", "Luke Skywalker")
                        .at(BAY, "Obi-Wan Kenobi")
                        .hand(DARK, INSULT)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.immunity("Luke Skywalker")).isEqualTo(3);
        scene.play(INSULT).passResponses();
        assertThat(scene.immunity("Luke Skywalker")).isZero();
        assertThat(scene.immunity("Obi-Wan Kenobi")).isEqualTo(5);
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity("Luke Skywalker")).isEqualTo(3);
    }

    @Test
    void withoutAProtocolDroidThereIsNoInsult() {
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .hand(DARK, INSULT)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + INSULT);
    }

    private static Position droids() {
        return tableWith(DROID)
                .at(MOS_EISLEY, "EG-6", "C-3PO")
                .hand(DARK, INSULT)
                .force(DARK, 3)
                .force(LIGHT, 5);
    }

    @Test
    void droidsOfBothSidesBattleAndEachSideAddsABattleDestiny() {
        var scene = droids().turn(DARK, Phase.BATTLE);
        scene.mayNot("battle at " + MOS_EISLEY).play(INSULT).passUntil(DARK);
        assertThat(scene.inBattle()).isTrue();
        assertThat(scene.figureAt(Figure.BATTLE_DESTINIES, MOS_EISLEY, DARK)).isEqualTo(1);
        assertThat(scene.figureAt(Figure.BATTLE_DESTINIES, MOS_EISLEY, LIGHT)).isEqualTo(1);
        assertThat(scene.forcePile(DARK)).hasSize(2);
    }

    @Test
    void whereSomebodyElseIsItIsNotPlayed() {
        droids().at(MOS_EISLEY, "Rebel Trooper").turn(DARK, Phase.BATTLE).mayNot("play " + INSULT);
        droids().at(MOS_EISLEY, "Stormtrooper").turn(DARK, Phase.BATTLE).mayNot("play " + INSULT);
        droids().turn(DARK, Phase.CONTROL).mayNot("play " + INSULT);
        tableWith(DROID)
                .at(MOS_EISLEY, "EG-6")
                .hand(DARK, INSULT)
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .mayNot("play " + INSULT);
    }

    @ParameterizedTest
    @CsvSource({"Luke Skywalker", "Leia Organa"})
    @Claim({"e-chu-ta#1", "e-chu-ta#2"})
    void abilityOrASpyThatReactsDoesNotEndTheBattle(String driver) {
        var scene = droids().at(FARM, SPEEDER).pilot(SPEEDER, driver).turn(DARK, Phase.BATTLE);
        scene.play(INSULT).passUntil("react with " + SPEEDER).react(SPEEDER);
        scene.passUntil(DARK);
        assertThat(scene.locationOf(SPEEDER)).isEqualTo(MOS_EISLEY);
        assertThat(scene.inBattle()).isTrue();
        assertThat(scene.totalAbility(MOS_EISLEY, LIGHT)).isGreaterThan(0);
    }

    @Test
    void onlyCharactersAreInsulted() {
        var scene =
                tableWith(DROID)
                        .at(MOS_EISLEY, "Plain Protocol Droid", "Luke Skywalker", "EG-6", SPEEDER)
                        .hand(DARK, INSULT)
                        .turn(DARK, Phase.CONTROL);
        scene.play(INSULT).offers("Luke Skywalker", "EG-6").mayNot(SPEEDER);
    }

    private static void mayNotBattle(Position position) {
        position.hand(DARK, INSULT)
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .mayNot("play " + INSULT);
    }

    @Test
    void bothSidesMustHaveADroidThereAndNoDroidMayBeASpy() {
        mayNotBattle(tableWith().at(MOS_EISLEY, "C-3PO"));
        mayNotBattle(tableWith().at(MOS_EISLEY, "C-3PO", "Dewback"));
        mayNotBattle(tableWith().at(MOS_EISLEY, "EG-6", SPEEDER));
        mayNotBattle(tableWith().at(MOS_EISLEY, "EG-6").at(FARM, "C-3PO"));
        mayNotBattle(tableWith().at(MOS_EISLEY, "Probe Droid", "C-3PO"));
        mayNotBattle(tableWith().at(MOS_EISLEY, "EG-6", "R2-D2"));
    }

    @Test
    void inTheOpponentsTurnDroidsDoNotBattle() {
        var scene = droids().turn(LIGHT, Phase.BATTLE);
        scene.pass(LIGHT).mayNot("play " + INSULT);
    }

    @Test
    void aDroidUndercoverThatIsNoSpyOtherwisePreventsItToo() {
        String chamber = "Jabba's Palace: Audience Chamber";
        Supplier<Position> droids = () -> table().at(chamber, "EG-6", "R2-X2", "C-3PO");
        droids.get()
                .hand(DARK, INSULT)
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .offers("play " + INSULT);
        mayNotBattle(droids.get().on("C-3PO", "A Gift").undercover("C-3PO"));
    }
}
