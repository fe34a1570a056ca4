package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Plea To The Court. */
class PleaToTheCourtTest {
    private static final String PLEA = "Plea To The Court";
    private static final String USE = "use " + PLEA;

    private static boolean cancels(Position position) {
        return position.at(CANTINA, "Darth Vader")
                .beside(LIGHT, PLEA)
                .hand(LIGHT, "Leia Organa")
                .turn(DARK, Phase.CONTROL)
                .drainAt(CANTINA)
                .isOffered(USE);
    }

    @Test
    void aSenatorPlacedThereCancelsADrainWhileNoneLiesThereYet() {
        assertThat(cancels(table())).isTrue();
        assertThat(cancels(table().at(MOS_EISLEY, "Yarua"))).isTrue();
        var taken =
                table().at(CANTINA, "Darth Vader")
                        .beside(LIGHT, PLEA)
                        .stacked(PLEA, "Yarua")
                        .hand(LIGHT, "Leia Organa")
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(CANTINA);
        assertThat(taken.isOffered(USE)).isFalse();
    }

    /** Dark begins a battle in which his trooper shoots; the Plea lies beside the table. */
    private static Position shooting(String justice) {
        return table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Stormtrooper", "Imperial Blaster")
                .beside(LIGHT, PLEA)
                .stacked(PLEA, justice)
                .force(DARK, 5);
    }

    private static Scene shot(Position position) {
        return position.turn(DARK, Phase.BATTLE).battleAt(CANTINA).fire("Imperial Blaster");
    }

    private static boolean everOffered(Scene scene) {
        while (scene.inBattle()) {
            if (scene.isOffered(USE)) {
                return true;
            }
            scene.answerDefault();
        }
        return false;
    }

    @Test
    void justiceHasAWeaponDestinyDrawnAgain() {
        var scene = shot(shooting("Yarua").nextDestiny(DARK, 6, 0));

        scene.passUntil(USE).expectDecider(LIGHT).use(PLEA).finishBattle();

        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
        var kept = shot(shooting("Yarua").nextDestiny(DARK, 6, 0));
        kept.finishBattle();
        assertThat(kept.lost(LIGHT)).contains("Luke Skywalker");
    }

    @Test
    void itTakesSomebodyThereWhoStandsForJustice() {
        assertThat(everOffered(shot(shooting("Yarua")))).isTrue();
        assertThat(everOffered(shot(shooting("Leia Organa")))).isFalse();
        // Yarua in play is not there
        assertThat(everOffered(shot(shooting("Leia Organa").at(MOS_EISLEY, "Yarua")))).isFalse();
    }

    @Test
    void itTakesABattleInWhichOnlyTheOpponentHasAWeapon() {
        assertThat(everOffered(shot(shooting("Yarua").on("Luke Skywalker", "Anakin's Lightsaber"))))
                .isFalse();
        assertThat(
                        everOffered(
                                shot(
                                        shooting("Yarua")
                                                .at(CANTINA, "Han With Heavy Blaster Pistol"))))
                .isFalse();
        // a weapon somewhere else does not matter
        assertThat(
                        everOffered(
                                shot(
                                        shooting("Yarua")
                                                .at(MOS_EISLEY, "Obi-Wan Kenobi")
                                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber"))))
                .isTrue();
    }

    @Test
    void aBuiltInWeaponOfTheOpponentCounts() {
        var scene =
                table().at(CANTINA, "Destroyer Droid", "Luke Skywalker")
                        .beside(LIGHT, PLEA)
                        .stacked(PLEA, "Yarua")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .fire("Destroyer Droid");

        assertThat(everOffered(scene)).isTrue();
    }

    @Test
    void aBattleDestinyIsNoWeaponDestiny() {
        var scene =
                shooting("Yarua")
                        .at(CANTINA, "Darth Vader")
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passWeapons()
                        .yes();

        assertThat(everOffered(scene)).isFalse();
    }

    /** The Ion Cannon fires from a site into a battle at the system. */
    @Test
    void armsElsewhereAreNotThoseOfTheBattle() {
        var scene =
                table().at("Hoth", "Devastator", "X-wing")
                        .at(GENERATORS, "Rebel Trooper", "Planet Defender Ion Cannon", "EG-4")
                        .at(CANTINA, "Stormtrooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .beside(LIGHT, PLEA)
                        .stacked(PLEA, "Yarua")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Hoth")
                        .fire("Planet Defender Ion Cannon");

        assertThat(everOffered(scene)).isFalse();
    }
}
