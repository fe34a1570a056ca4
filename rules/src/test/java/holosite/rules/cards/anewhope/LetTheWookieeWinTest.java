package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Let The Wookiee Win. */
class LetTheWookieeWinTest {
    private static final String WIN = "Let The Wookiee Win";
    private static final String BOARD = "Dejarik Hologameboard";
    private static final String DISARMS = "play " + WIN + ", text 2";

    /** Who is there with Vader, whose side wins. */
    private static Position against(String... there) {
        return table().site(CANTINA, DARK)
                .site(MOS_EISLEY, DARK)
                .at(CANTINA, "Darth Vader", "Grand Moff Tarkin")
                .at(CANTINA, there)
                .hand(LIGHT, WIN)
                .hand(DARK, "Imperial Blaster#2")
                .force(DARK, 9)
                .reserve(LIGHT, 20);
    }

    private static Scene battle(Position position) {
        return position.turn(DARK, Phase.BATTLE).battleAt(CANTINA);
    }

    private static Position chewie() {
        return against("Chewbacca", "Stormtrooper").on("Stormtrooper", "Imperial Blaster#1");
    }

    @Test
    void atAHolositeItAddsABattleDestiny() {
        var scene =
                table().site(BOARD, LIGHT)
                        .at(BOARD, "Molator", "Grimtaash")
                        .hand(LIGHT, WIN)
                        .force(DARK, 9)
                        .reserve(LIGHT, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(BOARD);
        int before = battleDestinies(scene, LIGHT);
        scene.passUntil(LIGHT).play(WIN, 1).passResponses();
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(before + 1);
        assertThat(scene.isIn(WIN, Zone.LOST_PILE)).isTrue();
    }

    @Test
    void nowhereElseDoesIt() {
        mayNotInThisPhase(battle(against("Luke Skywalker")), "play " + WIN + ", text 1");
    }

    @Test
    void whoWonFromYourWookieeIsDisarmedWhileItLiesOnHim() {
        var scene = battle(chewie());
        double power = scene.power("Stormtrooper");
        scene.passUntil(DISARMS).play(WIN, 2).at("Stormtrooper").passResponses();

        assertThat(scene.hostOf(WIN)).isEqualTo("Stormtrooper");
        assertThat(scene.lost(DARK)).containsExactly("Imperial Blaster");
        assertThat(scene.power("Stormtrooper")).isEqualTo(power - 1);
        scene.finishBattle();
        assertThat(scene.hostOf(WIN)).isEqualTo("Stormtrooper");
        scene.passUntil(DARK, Phase.MOVE);
        assertThat(scene.power("Stormtrooper")).isEqualTo(power - 1);
    }

    @Test
    void heCarriesNoMoreWeapons() {
        String blaster = "deploy Imperial Blaster#2";
        var scene = battle(chewie()).passUntil(DISARMS);
        scene.play(WIN, 2).at("Stormtrooper").passUntil(DARK, Phase.DEPLOY);
        scene.offers(blaster).deploy("Imperial Blaster#2");
        assertThat(scene.offered()).isNotEmpty().doesNotContain("Stormtrooper");
    }

    @Test
    void aWeaponBuiltIntoHimIsOff() {
        String dengar = "Dengar With Blaster Carbine";
        for (boolean disarmed : new boolean[] {true, false}) {
            var position = table().at(CANTINA, dengar, "Luke Skywalker").force(DARK, 9);
            if (disarmed) {
                position.on(dengar, WIN);
            }
            var scene = battle(position);
            assertThat(scene.isOffered("fire " + dengar)).isEqualTo(!disarmed);
        }
    }

    @Test
    void onceItLiesThereItIsNoInterruptToBeSensed() {
        var scene = battle(chewie().hand(DARK, "Sense")).passUntil(DISARMS);
        scene.play(WIN, 2).at("Stormtrooper").offers("play Sense").passResponses();
        mayNotInThisPhase(scene, "play Sense");
        assertThat(scene.hostOf(WIN)).isEqualTo("Stormtrooper");
    }

    @Test
    void onlyCharactersOfTheirsBelowFivePresentWithTheWookiee() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(MOS_EISLEY, "Darth Vader", "Stormtrooper", "DS-61-2", "Bantha")
                        .at(MOS_EISLEY, "Mara Jade, The Emperor's Hand")
                        .at(MOS_EISLEY, "Chewbacca", "Rebel Trooper")
                        .at(CANTINA, "Sandtrooper")
                        .hand(LIGHT, WIN)
                        .force(DARK, 9)
                        .reserve(LIGHT, 20)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY)
                        .passUntil(DISARMS)
                        .play(WIN, 2);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Stormtrooper", "DS-61-2");
    }

    @Test
    void theWookieeMustHaveTakenPart() {
        mayNotInThisPhase(battle(against("Luke Skywalker", "Stormtrooper")), DISARMS);
        var elsewhere = against("Luke Skywalker").at(MOS_EISLEY, "Chewbacca", "Sandtrooper");
        mayNotInThisPhase(battle(elsewhere), DISARMS);
    }

    @Test
    void nobodyIsDisarmedForABattleYouWonOrThatIsATie() {
        var won =
                table().at(CANTINA, "Chewbacca", "Luke Skywalker", "Stormtrooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(LIGHT, WIN)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        mayNotInThisPhase(won, DISARMS);
    }

    @Test
    void itGoesWithHim() {
        var scene =
                battle(
                                chewie().at(
                                                CANTINA,
                                                "Luke Skywalker",
                                                "Boba Fett",
                                                "DS-61-2",
                                                "DS-61-3")
                                        .nextDestiny(LIGHT, 3))
                        .passUntil(DISARMS);
        scene.play(WIN, 2).at("Stormtrooper").passUntil("forfeit Stormtrooper");
        scene.forfeit("Stormtrooper").passResponses();
        assertThat(scene.isIn("Stormtrooper", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn(WIN, Zone.LOST_PILE)).isTrue();
    }
}
