package holosite.rules.epic;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Fires;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Immunities;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Who takes part in an Attack Run, in each of its steps, and who does not. */
class AttackRunStepsTest {
    private static final String RUN = "Attack Run";
    private static final String STATION = "Death Star";
    private static final String TRENCH = "Death Star: Trench";
    private static final String TORPEDOES = "Proton Torpedoes";
    private static final String LEADER = "I'm On The Leader";
    private static final String CANNON = "Enhanced TIE Laser Cannon";
    private static final String ION_CANNON = "SW-4 Ion Cannon";
    private static final String SLAVE = "Boba Fett In Slave I";

    private static Position station() {
        return station(table());
    }

    private static Position station(Position table) {
        return table.system(STATION, DARK)
                .counter(STATION, 4)
                .site(TRENCH, LIGHT)
                .on(TRENCH, RUN)
                .system("Yavin 4", LIGHT);
    }

    /** A starfighter or another card that carries torpedoes. */
    private static Position armed(Position table, String place, String craft) {
        return table.at(place, craft).on(table.latest(), TORPEDOES);
    }

    @Test
    void onlyAStarfighterThatIsReadyAtTheDeathStarMayBeFirst() {
        var table = armed(station(), STATION, "X-wing");
        armed(table, STATION, "Y-wing").moved("Y-wing");
        armed(table, STATION, "Red 2"); // has no pilot
        armed(table, STATION, "Home One");
        armed(table, STATION, SLAVE);
        armed(table, "Yavin 4", "X-wing");
        var scene = table.at(STATION, "X-wing").turn(LIGHT, Phase.MOVE);

        scene.use(RUN).passResponses();
        assertThat(scene.offered()).containsExactly("X-wing#3", "nothing");
        scene.choose().passResponses();
        assertThat(scene.locationOf("X-wing#2")).as("is still elsewhere").isEqualTo("Yavin 4");
        assertThat(scene.locationOf("X-wing")).isEqualTo(STATION);
        assertThat(scene.has("X-wing", Flag.MOVED)).isTrue();
    }

    @Test
    void thereIsOneRunInAPhase() {
        var table = armed(armed(station(), STATION, "X-wing"), STATION, "Y-wing");
        var scene = table.nextDestiny(LIGHT, 1, 1).turn(LIGHT, Phase.MOVE);
        scene.use(RUN).at("X-wing").passResponses();
        scene.choose().passResponses();
        assertThat(scene.used(LIGHT)).hasSize(2);
        scene.mayNot("use " + RUN);
    }

    @Test
    void aTieThatWasStolenFollowsNobodyAndItsPilotDoesNotCountAgainstTheRun() {
        var table =
                armed(station(), STATION, "X-wing")
                        .site("Hoth: Echo Docking Bay", LIGHT)
                        .site("Hoth: Defensive Perimeter (3rd Marker)", LIGHT)
                        .site("Hoth: Ice Plains (5th Marker)", DARK)
                        .at(STATION, "TIE Fighter", "TIE Fighter", "TIE Scout")
                        .stolen("TIE Fighter")
                        .stolen("TIE Fighter#2")
                        .nextDestiny(LIGHT, 6, 6);
        var scene = table.turn(LIGHT, Phase.MOVE);
        scene.use(RUN).passResponses();
        scene.choose("TIE Fighter");
        assertThat(scene.offered()).containsExactly("TIE Scout", "nothing");
        scene.choose().passUntil(LIGHT, Phase.DRAW);
        // 12 + 3 sites + the X-wing's pilot of ability 1 = 16
        assertThat(scene.has(STATION, Flag.BLOWN_AWAY)).isTrue();
        assertThat(scene.has("Yavin 4", Flag.BLOWN_AWAY)).isFalse();
    }

    // ---- the lead

    /** Three starfighters with torpedoes in the trench, a TIE with some, and one that stayed. */
    private static Scene threeLeads() {
        var table = armed(station(), STATION, "X-wing");
        armed(table, STATION, "Y-wing");
        armed(table, STATION, "X-wing");
        armed(table, STATION, "Y-wing");
        armed(table, STATION, "TIE Fighter").on("TIE Fighter", CANNON);
        table.on("Y-wing", ION_CANNON).force(DARK, 9).force(LIGHT, 9).hand(DARK, LEADER);
        var scene = table.turn(LIGHT, Phase.MOVE);
        scene.use(RUN).at("X-wing").passResponses();
        scene.choose("Y-wing", "X-wing#2").passResponses();
        scene.choose("TIE Fighter");
        return scene.expectDecider(LIGHT);
    }

    private static void shootDown(Scene scene, String target) {
        scene.nextDestiny(DARK, 6).play(LEADER).at(target).passResponses();
        assertThat(scene.lost(LIGHT)).contains(target);
    }

    @Test
    void whoeverLeadsIsInTheTrenchAndOnesOwn() {
        var scene = threeLeads();
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("X-wing", "X-wing#2", "Y-wing");
    }

    @Test
    void aLeadThatIsLostAtOnceIsReplacedBeforeTheTiesFire() {
        var scene = threeLeads().choose("X-wing");
        shootDown(scene, "X-wing");
        scene.expectDecider(LIGHT);
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("X-wing#2", "Y-wing");
    }

    @Test
    void aLeadThatIsLostAfterTheTiesFiredIsReplacedBeforeTheAttempt() {
        var scene = threeLeads().choose("X-wing").pass();
        scene.expectDecider(DARK);
        scene.choose();
        shootDown(scene, "X-wing");
        scene.expectDecider(LIGHT);
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("X-wing#2", "Y-wing");
    }

    @Test
    void aLeadThatIsNotLostGoesOnLeading() {
        var scene = threeLeads().choose("X-wing").pass();
        scene.expectDecider(DARK);
        assertThat(scene.offered()).as("what may be fired").containsExactly(CANNON, "nothing");
        scene.choose().offers("play " + LEADER).pass();
        assertThat(scene.used(LIGHT)).as("the destinies").hasSize(2);
    }

    // ---- cover

    /** An X-wing followed by a TIE; another of each, and armed, stays at the Death Star. */
    private static Scene alone() {
        var table = armed(station(), STATION, "X-wing");
        table.at(STATION, "Y-wing", "TIE Fighter", "TIE Scout")
                .on("TIE Fighter", CANNON)
                .on("TIE Scout", CANNON)
                .force(DARK, 9);
        var scene = table.hand(DARK, LEADER).turn(LIGHT, Phase.MOVE);
        scene.use(RUN).passResponses();
        scene.choose().passResponses();
        scene.choose("TIE Fighter");
        return scene.pass();
    }

    @Test
    void onlyWeaponsInTheTrenchFireAndNobodyElsewhereCoversTheLead() {
        var scene = alone();
        scene.expectDecider(DARK);
        assertThat(scene.offered()).containsExactly(CANNON, "nothing");
        scene.nextDestiny(DARK, 6).choose(CANNON).passResponses();
        assertThat(scene.lost(LIGHT)).contains("X-wing").doesNotContain("Y-wing");
    }

    @Test
    void onlyOnesOwnTorpedoesAreImmuneAndOnlyDuringARun() {
        var during = immunities("X-wing");
        assertThat(immune(during, TORPEDOES)).isTrue();
        assertThat(immune(during, ION_CANNON)).isFalse();
        assertThat(immune(during, TORPEDOES + "#2")).as("stolen ones").isFalse();
        assertThat(immune(immunities("TIE Fighter"), TORPEDOES)).isFalse();
    }

    private static Scene immunities(String inTrench) {
        return station()
                .at(TRENCH, inTrench)
                .at(STATION, "Y-wing", "TIE Scout")
                .on("Y-wing", TORPEDOES, ION_CANNON)
                .on("TIE Scout", TORPEDOES)
                .stolen(TORPEDOES + "#2")
                .hand(DARK, "Overload")
                .turn(LIGHT, Phase.MOVE);
    }

    private static boolean immune(Scene scene, String weapon) {
        return Immunities.protects(scene.state(), scene.card(weapon), scene.card("Overload"));
    }

    private static Card cannon(Fires shot) {
        return Kinds.starshipWeapon("Plain Cannon", DARK, "0_61")
                .destiny(1)
                .says(Abilities.deploysOn(Filters.your(Filters.STARSHIP)), shot);
    }

    /** A TIE with such a cannon follows an X-wing and two Y-wings, and hits one. */
    private static Scene chasedBy(Card cannon) {
        var scene =
                station(tableWith(cannon))
                        .at(STATION, "X-wing", "Y-wing#1", "Y-wing#2", "TIE Fighter")
                        .on("X-wing", TORPEDOES)
                        .on("TIE Fighter", cannon.title())
                        .nextDestiny(DARK, 6, 6, 6)
                        .turn(LIGHT, Phase.MOVE);
        scene.use(RUN).passResponses();
        scene.choose("Y-wing#1", "Y-wing#2").passResponses();
        scene.choose("TIE Fighter").choose(cannon.title());
        return scene.choose("Y-wing#1").passResponses();
    }

    @Test
    void aRepeatingWeaponFiresAgain() {
        var once = cannon(Abilities.fires(Filters.STARSHIP).costing(1));
        var again = cannon(Abilities.fires(Filters.STARSHIP).costing(1).repeatedly(2));
        assertThat(chasedBy(once).lost(LIGHT)).hasSize(1);

        var scene = chasedBy(again);
        scene.expectDecider(DARK).expectPrompt(Prompt.Key.MAY).yes().passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(2);
        assertThat(chasedBy(again).no().lost(LIGHT)).hasSize(1);
    }
}
